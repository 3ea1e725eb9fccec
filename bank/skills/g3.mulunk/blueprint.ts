export { unknownFactor as blueprint } from "../../blueprints/equations/g3.mulunk.ts";
