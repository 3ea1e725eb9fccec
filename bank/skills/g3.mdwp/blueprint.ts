export { mdwp as blueprint } from "../../blueprints/word-problems/g3.mdwp.ts";
