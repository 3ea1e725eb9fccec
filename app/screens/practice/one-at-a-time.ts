/**
 * Lets one request at a time be made of each thing that is shown. A second press on the same is the same press once
 * more and does nothing; when something new is shown the first request has had its effect, even before its answer is
 * there, and a press is meant for what is new.
 */
export function createOneAtATime(): (shown: object, request: () => Promise<void>) => Promise<void> {
  let asked: object | null = null;
  return async (shown, request) => {
    if (asked === shown) return;
    asked = shown;
    try {
      await request();
    } finally {
      if (asked === shown) asked = null;
    }
  };
}
