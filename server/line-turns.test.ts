import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createLineTurns } from "./line-turns.ts";

const ask = (address: string) => `GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Notes what was begun with, and answers nothing by itself. */
async function openServer() {
  const begun: (readonly [address: string | undefined, response: ServerResponse])[] = [];
  const server = createServer(createLineTurns(({ url }, response) => void begun.push([url, response])));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const open = () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { begun, open, addresses: () => begun.map(([address]) => address) };
}

test("[SRV20] a line that asks again before it was answered has one request done at a time, in order; other lines go on", async () => {
  const { begun, open, addresses } = await openServer();
  const eager = open();
  let taken = "";
  eager.on("data", (text: string) => (taken += text));
  eager.write(["/1", "/2", "/3"].map(ask).join(""));
  await expect.poll(addresses).toEqual(["/1"]);
  open().write(ask("/beside"));
  await expect.poll(addresses).toEqual(["/1", "/beside"]);
  begun[0]?.[1].end("one");
  await expect.poll(addresses).toEqual(["/1", "/beside", "/2"]);
  begun[2]?.[1].end("two");
  await expect.poll(addresses).toEqual(["/1", "/beside", "/2", "/3"]);
  begun[3]?.[1].end("three");
  await expect.poll(() => taken.match(/one|two|three/gu)).toEqual(["one", "two", "three"]);
});

test("[SRV20] a line that asks for more than 64 things without waiting is cut off, and nothing more of it is done", async () => {
  const { begun, open, addresses } = await openServer();
  const patient = open();
  patient.write(ask("/patient"));
  const greedy = open();
  const cut = once(
    greedy.on("error", () => undefined),
    "close",
  );
  greedy.write(Array.from({ length: 2_000 }, (_, at) => ask(`/${at}`)).join(""));
  await cut;
  await expect.poll(addresses).toContain("/patient");
  expect(addresses().filter((address) => address !== "/patient").length).toBeLessThanOrEqual(1);
  begun.find(([address]) => address === "/patient")?.[1].end("still here");
  expect(String(await once(patient, "data"))).toContain("still here");
});

test("[SRV20] what waits on a line that closes is not done", async () => {
  const { begun, open, addresses } = await openServer();
  const line = open();
  line.write(["/1", "/2", "/3"].map(ask).join(""));
  await expect.poll(addresses).toEqual(["/1"]);
  const closed = once(begun[0]![1], "close");
  line.destroy();
  await closed;
  const other = open();
  other.write(ask("/beside"));
  await expect.poll(addresses).toEqual(["/1", "/beside"]);
});
