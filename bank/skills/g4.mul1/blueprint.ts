export { mul1 as blueprint } from "../../blueprints/multiply-divide/g4.mul1.ts";
