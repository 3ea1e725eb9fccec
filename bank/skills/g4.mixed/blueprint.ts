export { mixed as blueprint } from "../../blueprints/fractions/g4.mixed.ts";
