export { fracadd5 as blueprint } from "../../blueprints/fractions/g5.fracadd.ts";
