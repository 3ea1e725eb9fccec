import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { answerPreview } from "./answer-preview.ts";

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks a server on a port of its own; what reached the API is answered back. */
async function ask({ method = "GET", headers = {}, body }: Asked) {
  const server = createServer((incoming, response) => {
    void answerPreview(incoming, response, async (asked, { pathname }, json) => ({
      status: 200,
      body: { asked, pathname, json },
    }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return new Promise<{ readonly status: number | undefined; readonly json: unknown }>((resolve, reject) => {
    const origin = headers["origin"]?.replace("PORT", String(port));
    const sent = { ...headers, ...(origin === undefined ? {} : { origin }) };
    const asking = request({ port, host: "127.0.0.1", path: "/reviews", method, headers: sent }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (piece: string) => (text += piece));
      response.on("end", () => resolve({ status: response.statusCode, json: JSON.parse(text) }));
    });
    asking.on("error", reject);
    asking.end(body);
  });
}

test("[TLS31] the page's own requests reach the API, with their body", async () => {
  const posted = { method: "POST", headers: { origin: "http://127.0.0.1:PORT" }, body: '{"seeds":[1]}' };
  expect(await ask(posted)).toEqual({
    status: 200,
    json: { asked: "POST", pathname: "/reviews", json: { seeds: [1] } },
  });
  expect(await ask({})).toMatchObject({ status: 200, json: { asked: "GET" } });
});

test.for([
  { headers: { origin: "http://school.example" } },
  { headers: { origin: "null" } },
  { headers: { host: "school.example" } },
  { headers: { host: "127.0.0.1.school.example", origin: "http://127.0.0.1.school.example" } },
])("[TLS31] another page has no say: $headers", async ({ headers }) => {
  const sent = { method: "POST", headers, body: "{}" };
  expect(await ask(sent)).toEqual({ status: 403, json: { error: "another page has no say here" } });
});

test.for(["{", JSON.stringify("x".repeat(20_001))])(
  "[TLS31] what is no request is refused, not fatal",
  async (body) => {
    expect((await ask({ method: "POST", body })).status).toBe(400);
  },
);
