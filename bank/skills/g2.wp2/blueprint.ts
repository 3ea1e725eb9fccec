export { wp2g2 as blueprint } from "../../blueprints/word-problems/g2.wp2.ts";
