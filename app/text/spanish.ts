/** All that is Spanish, in one file that only who chose it fetches. */
export { es } from "./es/index.ts";
export { names } from "./es/names.ts";
