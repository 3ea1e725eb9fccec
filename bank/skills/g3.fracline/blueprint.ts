export { fracline as blueprint } from "../../blueprints/fractions/g3.fracline.ts";
