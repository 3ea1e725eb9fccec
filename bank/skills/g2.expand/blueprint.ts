export { expand as blueprint } from "../../blueprints/place-value/g2.expand.ts";
