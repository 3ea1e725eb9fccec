import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createRng } from "#engine";
import { describeWithPostgres } from "../postgres/use-postgres.fixture.ts";
import type { ServeSettings } from "../serve.ts";
import { openDay, workOf } from "./class-day.fixture.ts";
import { openTablet } from "./running-school.fixture.ts";

const NAMES = ["Ben", "Cai", "Dee", "Eli", "Fay", "Gus"];

/** All devices send at once, in pieces of any size, while every page is asked for and a pupil is erased. */
async function readWhilePushed(settings: Partial<ServeSettings>, seed: string): Promise<void> {
  const { running, school, at, push } = await openDay(NAMES, settings);
  const rng = createRng(`pages/${seed}`);
  const tablets = [school.tablet];
  for (const name of NAMES.slice(1)) tablets.push(await openTablet(running, school, name));
  const gone = tablets.at(-1)?.learner ?? "";
  const sending = new Set(tablets);
  const answers = new Set<string>();
  const askFor = async (page: string) => {
    const { status } = await school.teacher.ask("GET", page);
    // Nobody knows of who is erased; a report that takes too long while its log grows is told later.
    const isLater = page.endsWith("/report") && status === 503;
    const isFine = status === 200 || isLater || (page.includes(gone) && status === 404);
    answers.add(isFine ? "fine" : `${page} ${status}`);
    return isLater;
  };
  const send = async ({ browser, learner }: (typeof tablets)[number], which: number) => {
    const events = workOf(learner, `${seed}/${which}`, 60);
    for (let from = 0; from < events.length;) {
      const upTo = from + rng.int(1, 60);
      if (learner === gone && from > 60) break;
      const [part, begin] = [events.slice(0, upTo), from];
      await push(browser, learner, part.slice(begin));
      from = upTo;
    }
    if (learner === gone) await school.teacher.ask("POST", `${at}/learners/${learner}/erasure`, {});
    sending.delete(tablets[which]!);
  };
  const pages = [
    ...["now", "matrix", "misconceptions", "appeals", "assignments"].map((page) => `${at}/${page}`),
    ...tablets.map(({ learner }) => `${at}/learners/${learner}/report`),
    "/alerts/stuck",
    "/alerts",
  ];
  const read = async () => {
    do await askFor(rng.pick(pages));
    while (sending.size > 0);
  };
  await Promise.all([...tablets.map(send), ...Array.from({ length: 6 }, read)]);
  for (const page of pages) while (await askFor(page));
  expect([...answers]).toEqual(["fine"]);
  const lines = running.log().split("\n");
  expect(lines.filter((line) => /"status":500|"fault":"/u.test(line))).toEqual([]);
}

test.for(["one", "two"])("[SRV52] pages asked for while logs grow are answered (%s)", { timeout: 120_000 }, (seed) =>
  readWhilePushed({}, seed),
);

test(
  "[SRV52] where another program has the database, a page says that it is asked for again",
  { timeout: 60_000 },
  async () => {
    const { running, school, at } = await openDay(["Ben"]);
    const other = new DatabaseSync(path.join(running.settings.dataDir, "identity.sqlite"));
    other.exec("BEGIN IMMEDIATE");
    expect((await school.teacher.ask("GET", `${at}/now`)).status).toBe(503);
    other.exec("ROLLBACK");
    other.close();
    expect((await school.teacher.ask("GET", `${at}/now`)).status).toBe(200);
  },
);

describeWithPostgres("pages over PostgreSQL", (createDatabase) => {
  test("[SRV52] that are asked for while logs grow are answered", { timeout: 120_000 }, async () => {
    await readWhilePushed({ databaseUrl: (await createDatabase()).url }, "three");
  });
});
