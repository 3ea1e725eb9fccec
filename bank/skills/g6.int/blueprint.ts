export { signedNumbers as blueprint } from "../../blueprints/signed/g6.int.ts";
