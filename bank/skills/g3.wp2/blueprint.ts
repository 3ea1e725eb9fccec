export { wp2 as blueprint } from "../../blueprints/word-problems/g3.wp2.ts";
