export { compareSigned as blueprint } from "../../blueprints/signed/g6.intcmp.ts";
