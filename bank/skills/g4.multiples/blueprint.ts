export { multiples as blueprint } from "../../blueprints/factors/g4.multiples.ts";
