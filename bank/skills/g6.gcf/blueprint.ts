export { gcf as blueprint } from "../../blueprints/factors/g6.gcf.ts";
