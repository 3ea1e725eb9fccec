export { leastMultiple as blueprint } from "../../blueprints/factors/g6.lcm.ts";
