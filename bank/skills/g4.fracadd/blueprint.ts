export { fracadd as blueprint } from "../../blueprints/fractions/g4.fracadd.ts";
