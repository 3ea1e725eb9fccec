export { missingNumber as blueprint } from "../../blueprints/equations/g2.eqmiss.ts";
