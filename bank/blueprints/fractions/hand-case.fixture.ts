export const PLAIN = { v: 0, w: 0, e: 0, f: 1 };
