export { addEquation as blueprint } from "../../blueprints/equations/g6.eqadd.ts";
