export { sub2b as blueprint } from "../../blueprints/add-subtract/g2.sub2b.ts";
