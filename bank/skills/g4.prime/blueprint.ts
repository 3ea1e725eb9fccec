export { prime as blueprint } from "../../blueprints/factors/g4.prime.ts";
