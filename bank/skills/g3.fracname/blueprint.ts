export { fracname as blueprint } from "../../blueprints/fractions/g3.fracname.ts";
