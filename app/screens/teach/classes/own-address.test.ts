import { expect, test } from "vitest";
import { joinUrl, ownAddress } from "./own-address.ts";

const HERE = { origin: "http://127.0.0.1:8787", hostname: "127.0.0.1" };
const TOLD = {
  addresses: [
    { url: "https://mini-pc.local:8787", signIn: true },
    { url: "https://192.168.1.20:8787", signIn: true },
  ],
};

test("[TEA47] on the server's own computer the address is one that tablets reach", () => {
  expect(ownAddress(HERE, TOLD)).toEqual({
    url: "https://mini-pc.local:8787",
    reach: "devices",
    others: ["https://192.168.1.20:8787"],
  });
  expect(joinUrl(ownAddress(HERE, TOLD))).toBe("https://mini-pc.local:8787/join");
});

test("[TEA47] elsewhere it is the one the teacher came by: it works", () => {
  const there = { origin: "https://math.school.example", hostname: "math.school.example" };
  expect(ownAddress(there, TOLD)).toEqual({ url: there.origin, reach: "devices", others: [] });
});

test("[TEA47] that nobody can sign in there, or no other device gets there, is known", () => {
  const open = { addresses: [{ url: "http://192.168.1.20:8787", signIn: false }] };
  expect(ownAddress(HERE, open)).toMatchObject({ url: "http://192.168.1.20:8787", reach: "no-sign-in" });
  expect(ownAddress(HERE, { addresses: [] })).toMatchObject({ url: HERE.origin, reach: "this-computer" });
  expect(ownAddress(HERE, null)).toMatchObject({ reach: "this-computer" });
});
