export { add2c as blueprint } from "../../blueprints/add-subtract/g2.add2c.ts";
