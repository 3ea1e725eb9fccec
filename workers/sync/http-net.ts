import type { Net } from "./sync-seams.ts";

/** Says of a text whether it is the one that was sent, whatever boxes it passed on its way. */
export const SUM_HEADER = "MathFlow-Sum";

/** The way to the server the app came from. The session goes along as a cookie; nothing else says who is asking. */
export function createHttpNet(fetchAny: typeof fetch): Net {
  return {
    post: async ({ text, sum }, signal) => {
      const response = await fetchAny("/v1/sync", {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json", [SUM_HEADER]: sum },
        body: text,
        cache: "no-store",
        credentials: "same-origin",
        // A guest network's page is somewhere else: that is no answer.
        redirect: "error",
        signal,
      });
      return {
        status: response.status,
        text: await response.text(),
        sum: response.headers.get(SUM_HEADER),
        retryAfter: response.headers.get("Retry-After"),
      };
    },
  };
}
