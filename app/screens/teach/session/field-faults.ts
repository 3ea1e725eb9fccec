import type { TextId, TextValues } from "../../../text/text.ts";

/** Why a field cannot be sent as it stands; null where it can. The server has the last word. */
export type Fault = { readonly text: TextId; readonly values?: TextValues } | null;

export const MIN_PASSWORD = 12;
export const MAX_NAME = 60;

/** As the server's schema has it [TEA3]. */
export function nameFault(typed: string): Fault {
  const name = typed.trim().normalize("NFC");
  if (name === "") return { text: "teach.fault.empty" };
  if (lengthOf(name) > MAX_NAME) return { text: "teach.fault.long", values: { most: MAX_NAME } };
  if (hasManyMarks(name)) return { text: "teach.fault.marks" };
  return /^(?:[^\p{C}\p{Zl}\p{Zp}]|\u200C|\u200D)+$/u.test(name) ? null : { text: "teach.fault.signs" };
}

/** More than any script writes at one letter. */
export function hasManyMarks(name: string): boolean {
  return /(?:\p{M}[\u200C\u200D]*){4}/u.test(name);
}

export function loginFault(typed: string): Fault {
  const login = typed.trim().normalize("NFKC").toLowerCase();
  if (login === "") return { text: "teach.fault.empty" };
  if (lengthOf(login) < 3) return { text: "teach.fault.short", values: { least: 3 } };
  if (lengthOf(login) > 64) return { text: "teach.fault.long", values: { most: 64 } };
  return /^[\p{L}\p{N}@._-]+$/u.test(login) ? null : { text: "teach.fault.login" };
}

export function newPasswordFault(password: string): Fault {
  if (lengthOf(password) < MIN_PASSWORD)
    return { text: "teach.password.more", values: { n: MIN_PASSWORD - lengthOf(password) } };
  return lengthOf(password) > 128 ? { text: "teach.fault.long", values: { most: 128 } } : null;
}

export function codeFault(typed: string): Fault {
  if (typed.trim() === "") return { text: "teach.fault.empty" };
  return lengthOf(typed) > 40 ? { text: "teach.fault.long", values: { most: 40 } } : null;
}

/** Days until something is erased; the least is long enough for a holiday. */
export function daysFault(typed: string): Fault {
  const days = /^\d{1,4}$/u.test(typed.trim()) ? Number(typed) : 0;
  return days >= 30 && days <= 3_650 ? null : { text: "teach.fault.days", values: { least: 30, most: "3650" } };
}

/** As people and the schemas count: a character outside the first 65,536 is one. */
function lengthOf(typed: string): number {
  return [...typed].length;
}
