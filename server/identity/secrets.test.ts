import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { networkOf } from "../http/address.ts";
import { provePepper, readPepper } from "./pepper.ts";
import { createSecretHasher, MAX_WAITING_HASHES, OWASP_COST } from "./secret-hash.ts";
import { createClassCode, createInvitationCode, createPin, createToken, hashToken, tidyCode } from "./secrets.ts";

const CHEAP = { memory: 8, passes: 1 };

test("[IDN4] a password is hashed by argon2id at the cost OWASP names, with a salt of its own", async () => {
  expect(OWASP_COST).toEqual({ memory: 19 * 1024, passes: 2 });
  const hasher = createSecretHasher();
  const [first, second] = [await hasher.hash("a long password"), await hasher.hash("a long password")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(first).not.toBe(second);
  expect(await hasher.matches("a long password", first)).toBe(true);
  expect(await hasher.matches("a long passwore", first)).toBe(false);
});

test("[IDN4] a hash made at another cost is still read, and one text is one password however it is encoded", async () => {
  const old = await createSecretHasher({ cost: { memory: 16, passes: 2 } }).hash("caf\u00e9 caf\u00e9 caf\u00e9");
  expect(await createSecretHasher({ cost: CHEAP }).matches("cafe\u0301 cafe\u0301 cafe\u0301", old)).toBe(true);
});

test("[IDN4] a PIN's hash says nothing without the pepper", async () => {
  const pepper = new Uint8Array(32).fill(7);
  const hash = await createSecretHasher({ cost: CHEAP, pepper }).hash("271828");
  expect(await createSecretHasher({ cost: CHEAP, pepper }).matches("271828", hash)).toBe(true);
  expect(await createSecretHasher({ cost: CHEAP }).matches("271828", hash)).toBe(false);
  const other = createSecretHasher({ cost: CHEAP, pepper: new Uint8Array(32).fill(8) });
  expect(await other.matches("271828", hash)).toBe(false);
});

test("[SRV42] two hashes are made at once, the others wait; when as many wait as may, the server is busy until they are done", async () => {
  const hasher = createSecretHasher({ cost: CHEAP });
  const guess = () => hasher.matches("271828", undefined);
  const asked = Array.from({ length: 2 + MAX_WAITING_HASHES - 1 }, guess);
  expect(hasher.isBusy()).toBe(false);
  asked.push(guess());
  expect([hasher.isBusy(), hasher.waiting()]).toEqual([true, MAX_WAITING_HASHES]);
  // Who comes all the same is served too: the guess is counted already.
  asked.push(guess());
  expect(new Set(await Promise.all(asked))).toEqual(new Set([false]));
  expect([hasher.isBusy(), hasher.waiting()]).toEqual([false, 0]);
});

test("[IDN5] where nobody is known the same work is done, and it never matches", async () => {
  expect(await createSecretHasher({ cost: CHEAP }).matches("271828", undefined)).toBe(false);
});

test("[IDN4] the pepper is made once, whole, and only the server's own user can read it", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pepper-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const made = readPepper(folder);
  expect(made).toHaveLength(32);
  expect(Buffer.from(readPepper(folder))).toEqual(Buffer.from(made));
  expect(readdirSync(folder)).toEqual(["pepper"]);
  expect(statSync(path.join(folder, "pepper")).mode % 0o1000).toBe(0o600);
  expect(readFileSync(path.join(folder, "pepper"), "utf8")).toMatch(/^[0-9a-f]{64}$/u);
  writeFileSync(path.join(folder, "pepper"), "short");
  expect(() => readPepper(folder)).toThrow("32 bytes");
});

test("[SRV27] a school from before its pepper was known has that of its file, and none is made for it", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "pepper-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  let sha256: string | undefined;
  const known = { read: async () => sha256, keep: async (hash: string) => void (sha256 = hash) };
  const prove = (hasSchool: boolean) => provePepper({ dataDir, known, hasSchool, allowNew: false });
  await expect(prove(true)).rejects.toThrow("is lost");
  expect(readdirSync(dataDir)).toEqual([]);
  const made = await prove(false);
  expect(sha256).toBe(createHash("sha256").update(made).digest("hex"));
  sha256 = undefined;
  expect(Buffer.from(await prove(true))).toEqual(Buffer.from(made));
  expect(sha256).toMatch(/^[0-9a-f]{64}$/u);
});

test("[IDN6] tokens have 256 bits, and what is kept of one is its hash", () => {
  const { token, hash } = createToken();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(hash).toBe(hashToken(token));
  expect(hash).not.toContain(token);
});

test("[IDN7] a class code has six letters that are not taken for others, and is read as people type it", () => {
  for (let at = 0; at < 200; at += 1) expect(createClassCode()).toMatch(/^[BCDFGHJKMNPRSTWXYZ]{6}$/u);
  const code = createInvitationCode();
  expect(code).toMatch(/^(?:[BCDFGHJKMNPRSTWXYZ]{4}-){2}[BCDFGHJKMNPRSTWXYZ]{4}$/u);
  expect(tidyCode(` ${code.toLowerCase()} `)).toBe(code.replaceAll("-", ""));
});

test("[IDN8] a PIN is six digits or six of sixteen pictures, all of them drawn", () => {
  const drawn = { digits: new Set<string>(), pictures: new Set<string>() };
  for (let at = 0; at < 300; at += 1) {
    for (const letter of createPin("digits")) drawn.digits.add(letter);
    for (const letter of createPin("pictures")) drawn.pictures.add(letter);
  }
  expect([...drawn.digits].toSorted().join("")).toBe("0123456789");
  expect([...drawn.pictures].toSorted().join("")).toBe("abcdefghijklmnop");
  expect(createPin("digits")).toHaveLength(6);
});

test("[IDN9] one network is one, however its addresses are written", () => {
  const own = networkOf("2001:db8:0:0:1::1");
  expect(
    ["2001:db8::ffff:2", "2001:0db8:0000:0000::3", "2001:db8:0:1::3"].map((one) => networkOf(one) === own),
  ).toEqual([true, true, false]);
  expect(networkOf("::ffff:10.0.0.1")).toBe(networkOf("10.0.0.1"));
});
