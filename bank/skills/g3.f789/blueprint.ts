export { f789 as blueprint } from "../../blueprints/multiply-divide/g3.f789.ts";
