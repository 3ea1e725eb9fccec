export { mul2 as blueprint } from "../../blueprints/multiply-divide/g4.mul2.ts";
