/** Room for bytes on their way in or out, which are in memory until somebody has sent or read them. */
export interface Room {
  /** Whether anybody, and this one, may have more. */
  readonly has: (who: string) => boolean;
  /** Takes it, also where there is none; what it gives back gives it back. */
  readonly take: (who: string, bytes: number) => () => void;
}

/**
 * @param each - what one may have on the way before it gets no more [bytes]
 * @param all - what all may have together [bytes]
 */
export function createRoom({ each, all }: { readonly each: number; readonly all: number }): Room {
  const taken = new Map<string, number>();
  let sum = 0;

  function add(who: string, bytes: number): void {
    sum += bytes;
    const now = (taken.get(who) ?? 0) + bytes;
    if (now === 0) taken.delete(who);
    else taken.set(who, now);
  }

  return {
    has: (who) => sum < all && (taken.get(who) ?? 0) < each,
    take: (who, bytes) => {
      add(who, bytes);
      let isTaken = true;
      return () => {
        if (isTaken) add(who, -bytes);
        isTaken = false;
      };
    },
  };
}
