export { add3 as blueprint } from "../../blueprints/add-subtract/g2.add3.ts";
