export { add2nc as blueprint } from "../../blueprints/add-subtract/g2.add2nc.ts";
