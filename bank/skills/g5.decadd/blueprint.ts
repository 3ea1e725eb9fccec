export { decadd as blueprint } from "../../blueprints/decimals/g5.decadd.ts";
