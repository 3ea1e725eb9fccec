export { g4Lineplot as blueprint } from "../../blueprints/data/g4.lineplot.ts";
