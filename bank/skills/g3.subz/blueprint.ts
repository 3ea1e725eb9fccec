export { subz as blueprint } from "../../blueprints/add-subtract/g3.subz.ts";
