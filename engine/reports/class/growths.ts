/** How a skill changed, and how sure that is: where the bands overlap nobody knows for certain; `new`: never asked before. */
export const GROWTHS = ["new", "grown", "seems-grown", "same", "seems-fallen", "fallen"] as const;
export type Growth = (typeof GROWTHS)[number];
