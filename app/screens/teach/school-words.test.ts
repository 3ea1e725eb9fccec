import { expect, test } from "vitest";
import { teach } from "../../text/en/teach.ts";
import { i18n, text } from "../../text/text.ts";
import type { AskError } from "./ask-school.ts";
import { schoolWords } from "./school-words.ts";

i18n.load("en", teach);

const at = new Date(2026, 10, 20, 10, 35).getTime();
const refused = (status: number, title = "", retryAfter: number | null = null): AskError => ({
  type: "refused",
  status,
  title,
  retryAfter,
  at,
});

function said(error: AskError): string {
  const words = schoolWords(error);
  return text(words.text, words.values);
}

test.for([
  [{ type: "offline", at } satisfies AskError, "network"],
  [{ type: "garbled", at } satisfies AskError, "Something else answered"],
  [refused(409, "The class is archived."), "The class is archived."],
  [refused(409), "The server did not do that."],
  [refused(404, "There is no such thing here."), "not there any more"],
  [refused(503, "Busy."), "a lot to do"],
  [refused(502, "The school's own sign-in does not answer as it should."), "sign in with your password"],
  [refused(500, "Something went wrong on the server."), "Something broke on the server"],
  [refused(429, "Too many tries."), "Wait a little"],
  [refused(429, "Too many tries.", 1), "in one second."],
  [refused(429, "Too many tries.", 59), "in 59 seconds."],
] as const)("[TEA2] %o is a sentence with %s", ([error, words]) => {
  expect(said(error)).toContain(words);
  expect(said(error)).toMatch(/^[A-Z][^{}]+\.$/u);
});

test("[TEA2] a wait of a minute or more ends at a time of the clock, counted from the answer", () => {
  expect(said(refused(429, "", 90))).toMatch(/in 2 minutes, at 10:36/u);
  expect(said(refused(429, "", 3600))).toMatch(/in 60 minutes, at 11:35/u);
});
