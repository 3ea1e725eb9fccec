export { rnd10 as blueprint } from "../../blueprints/place-value/g3.rnd10.ts";
