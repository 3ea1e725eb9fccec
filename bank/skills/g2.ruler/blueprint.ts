export { ruler as blueprint } from "../../blueprints/measure/g2.ruler.ts";
