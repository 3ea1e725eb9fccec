import { expect, test } from "vitest";
import { createHttpNet } from "./http-net.ts";

test("[SYN56] over HTTP every answer comes with its status and sum; what is no answer rejects", async () => {
  const sent: { readonly url: unknown; readonly init: RequestInit | undefined }[] = [];
  const net = createHttpNet(async (url, init) => {
    sent.push({ url, init });
    if (sent.length === 2) throw new TypeError("redirected");
    return new Response("{}", { status: 503, headers: { "MathFlow-Sum": "0123456789abcdef", "Retry-After": "7" } });
  });
  const { signal } = new AbortController();
  const request = { text: "text", sum: "fedcba9876543210" };
  expect(await net.post(request, signal)).toEqual({
    status: 503,
    text: "{}",
    sum: "0123456789abcdef",
    retryAfter: "7",
  });
  await expect(net.post(request, signal)).rejects.toThrow("redirected");
  expect(sent[0]).toMatchObject({
    url: "/v1/sync",
    init: {
      method: "POST",
      body: "text",
      redirect: "error",
      cache: "no-store",
      headers: { "MathFlow-Sum": request.sum },
    },
  });
});
