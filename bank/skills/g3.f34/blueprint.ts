export { f34 as blueprint } from "../../blueprints/multiply-divide/g3.f34.ts";
