export { fraceq as blueprint } from "../../blueprints/fractions/g4.fraceq.ts";
