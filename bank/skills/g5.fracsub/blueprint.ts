export { fracsub5 as blueprint } from "../../blueprints/fractions/g5.fracsub.ts";
