import type { SchoolAnswer } from "#engine/protocol/identity";
import { isThisComputerOnly } from "./is-this-computer-only.ts";

/** What a pupil types or scans. */
export interface OwnAddress {
  /** With its scheme, as it is typed: `https://192.168.1.20:8787`. */
  readonly url: string;
  /** Who gets in there: everybody; everybody, but nobody can sign in; nobody but who sits at this computer. */
  readonly reach: "devices" | "no-sign-in" | "this-computer";
  /** Where else, should a device not reach it. */
  readonly others: readonly string[];
}

/**
 * The address to tell pupils [TEA47]: the one the teacher's own browser came by, or where that is the server's own computer, what
 * the server says others reach it by.
 *
 * @param told - null: the server has not answered yet, or does not
 */
export function ownAddress(
  { origin, hostname }: Pick<Location, "origin" | "hostname">,
  told: SchoolAnswer<"GET /addresses"> | null,
): OwnAddress {
  if (!isThisComputerOnly(hostname)) return { url: origin, reach: "devices", others: [] };
  const [first, ...others] = told?.addresses ?? [];
  if (first === undefined) return { url: origin, reach: "this-computer", others: [] };
  return { url: first.url, reach: first.signIn ? "devices" : "no-sign-in", others: others.map(({ url }) => url) };
}

/** Where a pupil who scans it types the class code. The code itself stands in no address. */
export function joinUrl({ url }: OwnAddress): string {
  return `${url}/join`;
}
