export { sub2nb as blueprint } from "../../blueprints/add-subtract/g2.sub2nb.ts";
