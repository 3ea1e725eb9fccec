export { pctconv as blueprint } from "../../blueprints/decimals/g6.pctconv.ts";
