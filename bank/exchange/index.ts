export * from "./case-package.ts";
export * from "./graph-to-case.ts";
