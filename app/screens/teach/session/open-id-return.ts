import { askSchool, type AskError } from "../ask-school.ts";
import type { SchoolWords } from "../school-words.ts";
import type { Teacher } from "./sign-in-form.tsx";

/** What became of a way to the school's own sign-in and back. */
export type OpenIdReturn =
  | { readonly type: "signed-in"; readonly teacher: Teacher }
  | { readonly type: "joined" }
  | { readonly type: "newcomer" }
  | { readonly type: "failed"; readonly error: AskError };

/** What the provider sent the browser back with; it is taken out of the address, and so out of the history. Empty: it comes from elsewhere. */
export function takeOpenIdReturn(): string {
  const { pathname, search } = globalThis.location;
  const given = new URLSearchParams(search);
  if (pathname !== "/teach" || !given.has("state") || !(given.has("code") || given.has("error"))) return "";
  globalThis.history.replaceState(null, "", pathname);
  return search;
}

export async function finishOpenId(query: string): Promise<OpenIdReturn> {
  const answer = await askSchool("POST /auth/open-id/return", { query });
  if (!answer.ok) return { type: "failed", error: answer.error };
  const { value } = answer;
  return value.role === "teacher" ? { type: "signed-in", teacher: value } : { type: value.role };
}

/** Refusals of the way there and back that have words of their own. */
export function openIdWords(error: AskError, name: string): SchoolWords | null {
  if (error.type !== "refused") return null;
  const text = WORDS[error.status];
  return text === undefined ? null : { text, values: { name } };
}

const WORDS: Readonly<Record<number, SchoolWords["text"]>> = {
  401: "teach.open-id.unfinished",
  404: "teach.open-id.away",
  409: "teach.open-id.taken",
  502: "teach.open-id.away",
};
