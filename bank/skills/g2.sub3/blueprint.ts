export { sub3 as blueprint } from "../../blueprints/add-subtract/g2.sub3.ts";
