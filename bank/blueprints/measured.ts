/** Denominators of lengths and litres that somebody measures: nobody cuts off ninths of a metre. */
export const MEASURED: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 8, 10]);
