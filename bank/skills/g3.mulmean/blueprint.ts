export { mulmean as blueprint } from "../../blueprints/multiply-divide/g3.mulmean.ts";
