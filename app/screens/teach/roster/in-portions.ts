/** Every PIN takes a school's small computer its time: so many at once are answered well before anybody gives up waiting. */
export const PORTION = 20;

export function inPortions<Item>(items: readonly Item[], size = PORTION): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
