export { simplify as blueprint } from "../../blueprints/fractions/g4.simplify.ts";
