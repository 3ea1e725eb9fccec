import type { Diagram } from "#engine";

/** The data of one type of picture. */
export type DiagramOf<Type extends Diagram["type"]> = Extract<Diagram, { readonly type: Type }>;
