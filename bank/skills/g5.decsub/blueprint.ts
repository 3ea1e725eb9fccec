export { decsub as blueprint } from "../../blueprints/decimals/g5.decsub.ts";
