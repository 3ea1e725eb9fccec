export { g2Graph as blueprint } from "../../blueprints/data/g2.graph.ts";
