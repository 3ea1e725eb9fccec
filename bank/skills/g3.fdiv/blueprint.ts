export { fdiv as blueprint } from "../../blueprints/multiply-divide/g3.fdiv.ts";
