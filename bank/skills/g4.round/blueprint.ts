export { round as blueprint } from "../../blueprints/place-value/g4.round.ts";
