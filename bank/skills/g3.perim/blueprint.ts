export { perim as blueprint } from "../../blueprints/measure/g3.perim.ts";
