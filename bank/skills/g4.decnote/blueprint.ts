export { decnote as blueprint } from "../../blueprints/decimals/g4.decnote.ts";
