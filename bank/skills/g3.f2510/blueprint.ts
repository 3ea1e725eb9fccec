export { f2510 as blueprint } from "../../blueprints/multiply-divide/g3.f2510.ts";
