export { multiplyEquation as blueprint } from "../../blueprints/equations/g6.eqmul.ts";
