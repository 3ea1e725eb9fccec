export { g3Graph as blueprint } from "../../blueprints/data/g3.graph.ts";
