export { fracsub as blueprint } from "../../blueprints/fractions/g4.fracsub.ts";
