export { wpmulti as blueprint } from "../../blueprints/word-problems/g4.wpmulti.ts";
