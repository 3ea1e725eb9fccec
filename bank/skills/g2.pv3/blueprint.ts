export { pv3 as blueprint } from "../../blueprints/place-value/g2.pv3.ts";
