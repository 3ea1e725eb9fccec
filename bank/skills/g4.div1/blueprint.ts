export { div1 as blueprint } from "../../blueprints/multiply-divide/g4.div1.ts";
