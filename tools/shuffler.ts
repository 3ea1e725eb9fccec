/** Puts lists into orders that follow from a seed alone, another one each time; what is learned in them can be learned again. */
export function createShuffler(seed: number): (list: unknown[]) => void {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return (list) => {
    for (let i = list.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [list[i], list[j]] = [list[j], list[i]];
    }
  };
}
