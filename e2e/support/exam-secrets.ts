import type { Page } from "@playwright/test";
import type { MathProblemItem } from "#engine";

/** Everything a page shows, hears and can read, by where it was found. */
export type Readable = Readonly<Record<string, string>>;

/** Attributes that place, paint and limit: their numbers say nothing. */
const LEFT_OUT =
  "class style id d x y x1 x2 y1 y2 cx cy r rx ry width height points transform viewBox offset maxlength".split(" ");

/** What stands on the page now: text, attributes and values, and the tree that screen readers get. */
export async function shownOn(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const spoken = nodes.map(({ name, value, description }) =>
    [name, value, description].map((part) => String(part?.value ?? "")).join("\n"),
  );
  const written = await page.evaluate((left) => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    // One by one: numbers that stand side by side are not one number.
    while (nodes.nextNode() !== null) texts.push(nodes.currentNode.nodeValue ?? "");
    for (const element of document.querySelectorAll("*")) {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) texts.push(element.value);
      for (const { name, value } of element.attributes) if (!left.includes(name)) texts.push(value);
    }
    return texts.join("\n");
  }, LEFT_OUT);
  return [written, ...spoken].join("\n");
}

/** What is written in the pictures of a question: a mark of a number line may be another question's answer. */
export async function picturesOn(page: Page): Promise<string> {
  return (await page.locator("svg[role=img] text").allTextContents()).join("\n");
}

/** All messages that the page was sent. */
export function heardBy(page: Page): Promise<string> {
  return page.evaluate(() => window.pageWatch.received.join("\n"));
}

/** What the page keeps in memory: every store its own scripts hand out. */
export async function storesOf(page: Page): Promise<string> {
  const stores = await page.evaluate(async () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);
    const own = [...new Set([...scripts, ...loaded])].filter((name) =>
      /\/assets\/(?!engine\.worker).*\.js$/u.test(name),
    );
    const found = new Set<unknown>();
    for (const name of own) {
      // Already run: the page's own module comes back, not a second one.
      const module = (await import(name)) as Record<string, unknown>;
      for (const value of Object.values(module)) {
        const store = value as { getState?: () => unknown } | null;
        if (typeof store === "function" && typeof store["getState" as never] === "function") found.add(store);
      }
    }
    return [...found].map((store) => JSON.stringify((store as { getState: () => unknown }).getState()));
  });
  if (stores.length === 0) throw new Error("the page's store was not found");
  return stores.join("\n");
}

/** Whatever the page could read from the device: databases, files, storage, and the caches' data (not program code). */
export function keptBy(page: Page): Promise<Readable> {
  return page.evaluate(async () => {
    const database = async (name: string): Promise<string> => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(opening.error ?? new Error(name)));
      });
      const rows = [...db.objectStoreNames].map(
        (store) =>
          new Promise<string>((resolve, reject) => {
            const asked = db.transaction(store).objectStore(store).getAll();
            asked.addEventListener("success", () => resolve(JSON.stringify(asked.result)));
            asked.addEventListener("error", () => reject(asked.error ?? new Error(store)));
          }),
      );
      const texts = await Promise.all(rows);
      db.close();
      return texts.join("\n");
    };
    const folder = async (directory: FileSystemDirectoryHandle): Promise<string> => {
      const texts: string[] = [];
      const entries = directory as unknown as AsyncIterable<[string, FileSystemHandle]>;
      for await (const [, handle] of entries) {
        if (handle instanceof FileSystemDirectoryHandle) texts.push(await folder(handle));
        else if (handle instanceof FileSystemFileHandle) texts.push(await (await handle.getFile()).text());
      }
      return texts.join("\n");
    };
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kind = (await cache.match(request))?.headers.get("Content-Type") ?? "";
        if (/javascript|font|image|css/u.test(kind)) continue;
        cached.push((await (await cache.match(request))?.text()) ?? "");
      }
    }
    const databases = await indexedDB.databases();
    return {
      databases: (await Promise.all(databases.map(({ name }) => database(name ?? "")))).join("\n"),
      files: await folder(await navigator.storage.getDirectory()),
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      caches: cached.join("\n"),
    };
  });
}

/** Every file that a service worker keeps, with the hash of its content. */
export function cachedApp(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const content = await (await cache.match(request))?.arrayBuffer();
        const hash = await crypto.subtle.digest("SHA-256", content ?? new ArrayBuffer());
        files.push(`${request.url} ${[...new Uint8Array(hash)].join(".")}`);
      }
    }
    return files.toSorted();
  });
}

/**
 * The answers worth looking for: three characters or more, and in no stem, choice or picture of the exam's questions,
 * where they may stand by chance.
 */
export function tellingAnswers(items: readonly MathProblemItem[]): readonly string[] {
  const shown = items
    .map(({ problem_content: { stem, diagram }, answer_spec: { ui, parts } }) =>
      JSON.stringify([stem, diagram, ui.choices, parts?.map(({ label }) => label)]),
    )
    .join("\n");
  const answers = items.flatMap((item) =>
    item.answer_spec.parts === undefined ? [item.solution_logic.final_answer_canonical] : [],
  );
  return [...new Set(answers)].filter((answer) => answer.length >= 3 && findAnswer(shown, answer) === null);
}

/** Sentences that help: hints, steps of the solution, what a slip is. None belongs into an exam before its end. */
export function tellingSentences(items: readonly MathProblemItem[]): readonly string[] {
  const sentences = items.flatMap(({ hints = [], solution_logic: { steps }, misconceptions }) => [
    ...hints,
    ...steps.map(({ explanation }) => explanation),
    ...misconceptions.map(({ explanation }) => explanation ?? ""),
  ]);
  return [...new Set(sentences)].filter((sentence) => sentence.length >= 20);
}

/** Sentences that stand in a text, as they are or in JSON. */
export function sentencesIn(text: string, sentences: readonly string[]): readonly string[] {
  return sentences.filter((one) => text.includes(one) || text.includes(JSON.stringify(one).slice(1, -1)));
}

/**
 * Where an answer stands in a text by itself, with what is around it; not as a part of a longer number, word, id or
 * time. null: nowhere.
 */
export function findAnswer(text: string, answer: string): string | null {
  // 1,436 is 1436, however it is written: with a comma, in LaTeX, with a thin space. In JSON a backslash is two.
  const forms = /^\d{4,}$/u.test(answer)
    ? [answer.replaceAll(/\B(?=(?:\d{3})+$)/gu, String.raw`(?:,|\{,\}|\\+,|\s)?`)]
    : [literally(answer), literally(JSON.stringify(answer).slice(1, -1))];
  const pattern = new RegExp(`(?<![\\w.-])(?:${forms.join("|")})(?![\\w-]|\\.\\d)`, "u");
  const searched = withoutCounters(text);
  const { index = -1 } = pattern.exec(searched) ?? {};
  return index < 0 ? null : `… ${searched.slice(Math.max(0, index - 60), index + 60)} …`;
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** Times, counters, and seeds that were used are no answers, even where they look like one. */
function withoutCounters(text: string): string {
  return text
    .replaceAll(/"(?:\w*(?:Ms|_ms|At)|at|wall|hlc|mono|seq|seed|events|usageBytes|unsent|id)":\d+(?:\.\d+)?/gu, "")
    .replaceAll(/"(?:[\w.]+\/)?[1-5]":\[\d+(?:,\d+)*\]/gu, "");
}
