import { expect, test } from "vitest";
import { keepCode, lettersOf, takeCode } from "./take-code.ts";

function openAt(hash: string, kept: Record<string, string> = {}) {
  const shown: string[] = [];
  const store = new Map(Object.entries(kept));
  return {
    shown,
    store,
    location: { hash, pathname: "/parent", search: "?since=start" },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, url?: string | URL | null) => void shown.push(`${url}`),
    },
    sessionStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    },
  };
}

test("[SCR151] a code in the address is taken out of it at once, and is there after a reload until it is put away", () => {
  const place = openAt("#BCDF-GHJK-MNPR-STWX");
  expect(takeCode(place)).toBe("BCDFGHJKMNPRSTWX");
  expect(place.shown).toEqual(["/parent?since=start"]);
  const again = openAt("", Object.fromEntries(place.store));
  expect(takeCode(again)).toBe("BCDFGHJKMNPRSTWX");
  expect(again.shown).toEqual([]);
  keepCode(again, "");
  expect(takeCode(again)).toBe("");
});

test("[SCR151] a browser that keeps nothing still opens what was scanned", () => {
  const refuse = (): never => {
    throw new Error("refused");
  };
  const place = {
    ...openAt("#bcdf-ghjk-mnpr-stwx"),
    sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
  };
  expect(takeCode(place)).toBe("BCDFGHJKMNPRSTWX");
  expect(takeCode({ ...place, location: { ...place.location, hash: "" } })).toBe("");
});

test("[SCR150] how a code is typed does not matter", () => {
  expect(lettersOf(" bcdf ghjk–MNPR\tstwx ")).toBe("BCDFGHJKMNPRSTWX");
});

test("[SCR151] what else stands behind # is no code, and stays there", () => {
  const place = openAt("#content");
  expect(takeCode(place)).toBe("");
  expect(place.shown).toEqual([]);
});
