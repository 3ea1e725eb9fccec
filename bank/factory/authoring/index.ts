/** Nothing here asks for the bank: when a file made from the folders is broken, it can be made anew. */
export { heldInFolders, ROOT, thisCheckout, type HeldStore } from "./checkout.ts";
export * from "./new-skill.ts";
export { REMAKE, registriesOf, staleRegistries, type FileText } from "./registries.ts";
export { readSkills, type Checkout } from "./skill-folder.ts";
