/**
 * What one marking may still spend, in steps: term operations, parts of an expression worked out at a point. Counted in
 * work and never in time, so that a verdict does not depend on the machine. Every marking begins with a full account.
 */
const FULL = 24_000;

let left = FULL;
let isOpen = false;

/** Runs one marking, or a part of one, on its account. */
export function onAccount<Value>(run: () => Value): Value {
  if (isOpen) return run();
  isOpen = true;
  left = FULL;
  try {
    return run();
  } finally {
    isOpen = false;
  }
}

/** Takes so many steps from the account; false when there are none left. Outside of a marking nothing is counted. */
export function charge(steps: number): boolean {
  if (!isOpen) return true;
  left -= steps;
  return left >= 0;
}

export function isOverdrawn(): boolean {
  return left < 0;
}

/** Steps taken since the last account was opened. */
export function stepsTaken(): number {
  return FULL - left;
}
