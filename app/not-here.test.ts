import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPart, mustBeHere, NotHereYet, reloadForMissing } from "./not-here.ts";

describe("[APP72] one error for what is not here yet", () => {
  test("a part that comes is given on", async () => {
    expect(await loadPart(async () => "part")).toBe("part");
  });

  test("one that cannot be fetched is not here yet", async () => {
    const cut = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    await expect(loadPart(cut)).rejects.toBeInstanceOf(NotHereYet);
    const style = () => Promise.reject(new Error("Unable to preload CSS for /assets/map.css"));
    await expect(loadPart(style)).rejects.toBeInstanceOf(NotHereYet);
  });

  test("a fault in it stays what it is", async () => {
    const fault = new ReferenceError("x is not defined");
    await expect(loadPart(() => Promise.reject(fault))).rejects.toBe(fault);
  });

  test("a part of the bank that is missing is the same, other refusals are not", () => {
    expect(() => mustBeHere({ type: "content-missing" })).toThrow(NotHereYet);
    expect(() => mustBeHere({ type: "not-found", what: "skill" })).not.toThrow();
    expect(() => mustBeHere(null)).not.toThrow();
  });
});

describe("[APP71] the page is loaded again where the server answers, and only there", () => {
  const reload = vi.fn<() => void>();
  const kept = new Map<string, string>();
  let server: () => Promise<Response> = async () => new Response();

  beforeEach(() => {
    reload.mockReset();
    kept.clear();
    vi.stubGlobal("location", { reload });
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal("fetch", () => server());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("by itself once, by the button each time", async () => {
    server = async () => Response.json({ ok: true });
    expect(await reloadForMissing()).toBe(true);
    expect(await reloadForMissing()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await reloadForMissing("asked")).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("not without a network, and not where a portal answers", async () => {
    server = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await reloadForMissing("asked")).toBe(false);
    server = async () => new Response("<html>", { headers: { "content-type": "text/html" } });
    expect(await reloadForMissing("asked")).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test("a server that is not ready is a server", async () => {
    server = async () => Response.json({ ok: false }, { status: 503 });
    expect(await reloadForMissing()).toBe(true);
  });
});
