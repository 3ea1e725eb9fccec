import { expect, test } from "vitest";
import type { ServerView } from "#engine/protocol/server";
import { teach } from "../../../text/en/teach.ts";
import { i18n, text } from "../../../text/text.ts";
import { serverLines } from "./server-lines.ts";

i18n.load("en", teach);

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
const at = 1_800_000_000_000;

const WELL: ServerView = {
  at,
  version: "1.2.3",
  startedAt: at - DAY,
  writes: { well: true, why: null, waiting: 0, commitMs: 5.6 },
  copies: { type: "made", well: true, lastAt: at - 40 * MINUTE, failing: false },
  disks: [{ of: "data", well: true, freeBytes: 12_340_000_000 }],
  certificate: { well: true, days: 60 },
  clock: { well: true, offMs: 0 },
  model: { well: true, used: 1_200_000, of: 10_000_000 },
  signIns: { well: true, waiting: 0, heldBack: 0 },
  sync: { well: true, all: 300, refused: 2, failed: 0 },
  requests: { well: true, all: 1, refused: 0, failed: 0, inFlight: 1 },
};

/** Lines as they are read. */
function read(changes: Partial<ServerView>): readonly string[] {
  return serverLines({ ...WELL, ...changes }).map(({ title, said, todo }) =>
    [text(title), ...said.map((words) => text(words.text, words.values)), ...(todo === null ? [] : [text(todo)])].join(
      " ",
    ),
  );
}

const first = (changes: Partial<ServerView>): string => read(changes)[0] ?? "";
const all = (changes: Partial<ServerView>): string => read(changes).join("\n");
const copy = (ago: number, changes: object = {}): Partial<ServerView> => ({
  copies: { type: "made", well: true, lastAt: at - ago, failing: false, ...changes },
});

test("[TEA22] each fact is a line of plain words; where all is well there is nothing to do", () => {
  expect(read({})).toEqual([
    "Saving What devices send is saved. Saving takes 6 milliseconds.",
    "Copies Last copy: 40 minutes ago.",
    "Disk of the data 12.3 GB free.",
    "Certificate It ends in 60 days.",
    "Clock The clock goes on from where it was.",
    "Language model 12% of this month’s budget is used: 1,200,000 of 10,000,000 tokens.",
    "Signing in Nobody is waiting. No try was held back in the last hour.",
    "Answers from devices Sent 300 times in the last hour. 2 were refused; none failed.",
    "Everything else One request in the last hour. None was refused; none failed.",
  ]);
});

test("[TEA22] what there is none of has no line, and nothing is counted where nothing came", () => {
  const none = { well: true, all: 0, refused: 0, failed: 0 };
  const quiet: Partial<ServerView> = {
    writes: { ...WELL.writes, commitMs: null },
    disks: [],
    certificate: null,
    model: null,
    sync: none,
  };
  expect(read(quiet)).toEqual([
    "Saving What devices send is saved.",
    "Copies Last copy: 40 minutes ago.",
    "Clock The clock goes on from where it was.",
    "Signing in Nobody is waiting. No try was held back in the last hour.",
    "Answers from devices Nothing was sent in the last hour.",
    "Everything else One request in the last hour. None was refused; none failed.",
  ]);
});

test.for([
  { ago: -MINUTE, said: "Last copy: just now." },
  { ago: 59 * SECOND, said: "Last copy: just now." },
  { ago: MINUTE, said: "Last copy: one minute ago." },
  { ago: HOUR - SECOND, said: "Last copy: 59 minutes ago." },
  { ago: HOUR, said: "Last copy: one hour ago." },
  { ago: DAY - SECOND, said: "Last copy: 23 hours ago." },
  { ago: 2 * DAY, said: "Last copy: 2 days ago." },
])("[TEA22] a copy of $ago ms ago: $said", ({ ago, said }) => {
  expect(all(copy(ago))).toContain(said);
});

test.for<{ readonly changes: Partial<ServerView>; readonly says: readonly string[] }>([
  {
    changes: { writes: { well: false, why: "disk", waiting: 0, commitMs: null } },
    says: ["Saving The disk is full.", "Make room"],
  },
  {
    changes: { writes: { well: false, why: "database", waiting: 0, commitMs: null } },
    says: ["Saving The database takes nothing.", "See whether the database is running"],
  },
  {
    changes: { writes: { well: false, why: null, waiting: 0, commitMs: 900.2 } },
    says: ["Saving takes 900 milliseconds;", "memory card"],
  },
  { changes: copy(5 * HOUR, { well: false }), says: ["Last copy: 5 hours ago.", "See whether the disk of the copies"] },
  { changes: copy(HOUR, { well: false, failing: true }), says: ["one hour ago. The last try failed. See whether"] },
  { changes: copy(0, { well: false, lastAt: null }), says: ["There is no copy yet."] },
  { changes: { copies: { type: "off", well: false } }, says: ["No copies are made. If this disk breaks"] },
  {
    changes: { disks: [{ of: "copies", well: false, freeBytes: 640_000_000 }] },
    says: ["Disk of the copies 640.0 MB free. Make room"],
  },
  { changes: { certificate: { well: false, days: 1 } }, says: ["It ends in one day. Renew it"] },
  { changes: { certificate: { well: false, days: 0 } }, says: ["It ends today."] },
  { changes: { certificate: { well: false, days: -1 } }, says: ["It has ended: browsers"] },
  { changes: { clock: { well: false, offMs: 400 * DAY } }, says: ["The clock is 400 days after the last time known."] },
  { changes: { clock: { well: false, offMs: -6 * MINUTE } }, says: ["6 minutes before", "MATHFLOW_CLOCK=ok"] },
  {
    changes: { model: { well: false, used: 0, of: 0 } },
    says: ["100% of this month’s budget", "until the month ends"],
  },
  {
    changes: { signIns: { well: false, waiting: 20, heldBack: 1 } },
    says: ["20 people are waiting. One try was held back in the last hour. Where a whole class"],
  },
  { changes: { sync: { ...WELL.sync, well: false, failed: 4 } }, says: ["2 were refused; 4 failed. Nothing is lost"] },
  { changes: { requests: { ...WELL.requests, well: false, failed: 1 } }, says: ["1 failed. The server’s log"] },
])("[TEA22] what is not well stands first and says what to do: $says", ({ changes, says }) => {
  for (const part of says) expect(first(changes)).toContain(part);
});

test("[TEA22] copies made elsewhere are not judged", () => {
  expect(all({ copies: { type: "elsewhere", well: true } })).toContain("Copies The data are in PostgreSQL.");
});

const out = (changes: object = {}): Partial<ServerView> => ({
  outbox: [{ to: "webhook", well: false, waiting: 0, parked: 0, oldestAt: null, why: null, status: null, ...changes }],
});

test("[TEA130] each system that is told things has a line, with what waits and why", () => {
  expect(all({ outbox: [] })).not.toMatch(/webhook/iu);
  const both: Partial<ServerView> = {
    outbox: [
      { to: "xapi", well: true, waiting: 0, parked: 0, oldestAt: null, why: null, status: null },
      { to: "mail", well: true, waiting: 1, parked: 0, oldestAt: null, why: null, status: null },
    ],
  };
  expect(all(both)).toContain("Record store (xAPI) Everything is sent.");
  expect(all(both)).toContain("Alerts by mail One message is waiting.");
  expect(first(out({ waiting: 3, oldestAt: at - 2 * HOUR, why: "fault", status: 502 }))).toMatch(
    /^Webhook 3 messages are waiting\. The oldest should have gone 2 hours ago\. The other side has a fault of its own \(status 502\)\. See whether/u,
  );
});

test("[TEA130] what was put aside can be sent again, and the line says so", () => {
  const lines = serverLines({ ...WELL, ...out({ parked: 2, why: "timeout" }) });
  expect(lines[0]).toMatchObject({ title: "teach.server.outbox.webhook", again: "webhook" });
  expect(lines.filter(({ again }) => again !== undefined)).toHaveLength(1);
  expect(first(out({ parked: 1, why: "timeout" }))).toMatch(
    /^Webhook One message was tried ten times and put aside\. The other side does not answer in time\. .*Then have what was put aside sent again/u,
  );
});

test.for(["refused", "fault", "busy", "unreachable", "timeout", "redirect", "forbidden", "unclear", "unmade"] as const)(
  "[TEA130] %s is said in a sentence, with a status and without one",
  (why) => {
    for (const status of [null, 418]) {
      const said = first(out({ parked: 1, why, status }));
      expect(said).toMatch(/put aside\. \p{L}[^.{}]+\. See whether/u);
    }
    expect(first(out({ parked: 1, why: "refused", status: 418 }))).toContain("The other side refuses it (status 418).");
  },
);
