import { connect } from "node:net";
import { expect, test } from "vitest";
import { ELSEWHERE, markElsewhere } from "./address.ts";
import { dropForwarded, NO_PROXIES, readProxies } from "./proxies.ts";
import type { IncomingMessage } from "node:http";
import { createServer } from "node:http";
import { once } from "node:events";

const CASES = [
  { named: "", from: "127.0.0.1", believed: true },
  { named: "", from: "::1", believed: true },
  { named: "", from: "::ffff:127.0.0.1", believed: true },
  { named: "", from: "10.0.0.5", believed: false },
  { named: "10.0.0.5", from: "10.0.0.5", believed: true },
  { named: "10.0.0.5", from: "::ffff:10.0.0.5", believed: true },
  { named: "10.0.0.5", from: "10.0.0.6", believed: false },
  { named: "172.16.0.0/12, fd00::/8", from: "172.18.0.1", believed: true },
  { named: "172.16.0.0/12, fd00::/8", from: "fd12::1", believed: true },
  { named: "172.16.0.0/12", from: "172.32.0.1", believed: false },
  { named: "172.16.0.0/12", from: "2001:db8::1", believed: false },
  { named: "10.0.0.5", from: "", believed: false },
];

test.for(CASES)("[SRV14] with “$named” the word of $from counts: $believed", ({ named, from, believed }) => {
  const headers = { host: "h", "x-forwarded-for": "1.2.3.4", "x-forwarded-proto": "https", forwarded: "for=1.2.3.4" };
  const rawHeaders = Object.entries({ ...headers, "X-Real-IP": "1.2.3.4" }).flat();
  const request = { socket: { remoteAddress: from }, headers, rawHeaders } as unknown as IncomingMessage;
  const proxies = readProxies(named);
  if (proxies === undefined) throw new Error("no list");
  dropForwarded(request, proxies);
  expect(Object.keys(request.headers)).toHaveLength(believed ? 4 : 1);
  expect(request.rawHeaders).toHaveLength(believed ? 10 : 2);
});

test.for([
  { remote: "127.0.0.1", local: "127.0.0.1", here: true },
  { remote: "::ffff:127.0.0.1", local: "::ffff:127.0.0.1", here: true },
  { remote: "::1", local: "::1", here: true },
  { remote: "10.0.0.7", local: "10.0.0.5", here: false },
  { remote: "10.0.0.5", local: "10.0.0.5", here: false },
  { remote: "127.0.0.1", local: "127.0.0.1", forwarded: "127.0.0.1, 10.0.0.7", here: false },
  { remote: "127.0.0.1", local: "127.0.0.1", forwarded: "10.0.0.7, 127.0.0.1", here: true },
  { remote: "", local: "", here: false },
])("[SRV45] a line from $remote to $local is this computer's own: $here", ({ remote, local, forwarded, here }) => {
  const headers = { host: "localhost", ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }) };
  const socket = { remoteAddress: remote, localAddress: local };
  const request = { socket, headers, rawHeaders: Object.entries(headers).flat() } as unknown as IncomingMessage;
  markElsewhere(request);
  expect(request.headers[ELSEWHERE] === undefined).toBe(here);
  expect(request.rawHeaders.includes(ELSEWHERE)).toBe(!here);
});

test.for(["proxy.local", "10.0.0", "10.0.0.5/33", "10.0.0.5/x", "10.0.0.5/", "fd00::/129"])(
  "[SRV11] “%s” is no address of a proxy",
  (named) => {
    expect(readProxies(named)).toBeUndefined();
  },
);

test("[SRV14] headers of a real request are gone in every spelling", async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    dropForwarded(request, NO_PROXIES);
    seen.push(request.headers["x-forwarded-proto"], request.rawHeaders.join(" "));
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const socket = connect(typeof address === "object" && address !== null ? address.port : 0, "127.0.0.1");
  socket.end(
    "GET / HTTP/1.1\r\nHost: h\r\nX-FORWARDED-Proto: https\r\nx-forwarded-for: 1.1.1.1\r\nConnection: close\r\n\r\n",
  );
  await once(socket.resume(), "close");
  server.close();
  expect(seen).toEqual([undefined, "Host h Connection close"]);
});
