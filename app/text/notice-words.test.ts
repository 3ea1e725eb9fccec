import { expect, test } from "vitest";
import { SkillId } from "#engine";
import type { NoticeView } from "#workers/engine-api";
import { noticeWords } from "./notice-words.ts";
import { school as schoolEnglish } from "./en/school.ts";
import { shell as shellEnglish } from "./en/shell.ts";
import { school as schoolSpanish } from "./es/school.ts";
import { shell as shellSpanish } from "./es/shell.ts";
import { text } from "./text.ts";

const notices: { readonly [Type in NoticeView["type"]]: Extract<NoticeView, { type: Type }> } = {
  "storage-full": { type: "storage-full" },
  "storage-cleared": { type: "storage-cleared" },
  "database-lost": { type: "database-lost" },
  "database-broken": { type: "database-broken", canExport: false },
  "upgrade-blocked": { type: "upgrade-blocked" },
  "newer-version-elsewhere": { type: "newer-version-elsewhere" },
  "other-tab-active": { type: "other-tab-active" },
  "not-persistent": { type: "not-persistent" },
  "content-refused": { type: "content-refused", skillId: SkillId.parse("g5.decadd"), skillName: "Add decimals" },
  "content-missing": { type: "content-missing" },
  "rows-unreadable": { type: "rows-unreadable", rows: 2 },
};

test.for(Object.values(notices))("[APP6] $type has a sentence", (notice) => {
  const words = noticeWords(notice);
  expect(text(words.text, words.values)).toMatch(/^[A-Z\d][^{}]+\.$/u);
});

test("[APP6] a database that cannot be read is exported where that can be done, before anything is thrown away", () => {
  expect(noticeWords({ type: "database-broken", canExport: true }).action).toBe("settings");
  expect(noticeWords({ type: "database-broken", canExport: false }).action).toBe("reset");
});

test("[APP6] what is refused is named", () => {
  const words = noticeWords(notices["content-refused"]);
  expect(text(words.text, words.values)).toContain("Add decimals");
});

test("[APP115] where versions differ the sentence says that the work is kept, and names no fault", () => {
  const told = {
    en: [shellEnglish["notice.rows-unreadable"], schoolEnglish["school.trouble.outdated"]],
    es: [shellSpanish["notice.rows-unreadable"], schoolSpanish["school.trouble.outdated"]],
  };
  for (const sentence of told.en) expect(sentence).toMatch(/(?:is|are) kept/u);
  for (const sentence of told.es) expect(sentence).toMatch(/quedan? guardad[ao]s?/u);
  for (const sentence of Object.values(told).flat())
    expect(sentence).not.toMatch(/error|thrown|fail|wrong|\bneeds?\b|necesita|tira/iu);
});
