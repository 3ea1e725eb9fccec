export * from "./case-package.ts";
export * from "./graph-to-case.ts";
export * from "./qti/item-to-qti.ts";
export * from "./qti/qti-manifest.ts";
