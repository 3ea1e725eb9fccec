/** A file of the app as it is kept on the device. */
export interface KeptFile {
  readonly url: string;
  /** The address it is kept under: another one for each version of the file. */
  readonly cacheKey: string;
}

/** What keeps the copy from being whole: no room on the device, or a file that could not be fetched. */
export type PrecacheTrouble = "no-space" | "no-network";

/** How much of one version of the app is on the device, as its service worker counts it. */
export interface PrecacheReport {
  /** The script the page of this version begins with: a page knows its own version by it. */
  readonly version: string;
  readonly kept: number;
  readonly of: number;
  readonly trouble: PrecacheTrouble | null;
}

/** From page to service worker: how much is there? The answer, a report, comes through the port of the message. */
export interface PrecacheQuestion {
  readonly type: "precache-how-much";
}

/** From page to service worker: fetch what is missing. */
export interface PrecacheOrder {
  readonly type: "precache-fill";
}

/** From service worker to pages, while it fetches. */
export interface PrecacheNews {
  readonly type: "precache-news";
  readonly report: PrecacheReport;
}

/** What is needed of a `Cache`. */
export type FileCache = Pick<Cache, "keys" | "put">;

/** Files fetched at the same time: a slow line is kept busy while answers are on their way, and the page still gets through. */
const AT_ONCE = 3;

/** How many of the files are there, by looking [HST61]. */
export async function countKept(files: readonly KeptFile[], cache: FileCache): Promise<number> {
  return files.length - (await missingFiles(files, cache)).length;
}

/**
 * Fetches the files that are not there yet, so that what was interrupted goes on where it stood [HST60]. Ends at the
 * first one that cannot be had; those on their way are still kept.
 *
 * @param onKept - called after each file that has been kept
 * @returns what hindered it; null when every file is there
 */
export async function fillCache(
  files: readonly KeptFile[],
  cache: FileCache,
  fetchFile: (file: KeptFile) => Promise<Response>,
  onKept: () => void = () => {},
): Promise<PrecacheTrouble | null> {
  const queue = [...(await missingFiles(files, cache))];
  let trouble: PrecacheTrouble | null = null;
  async function work(): Promise<void> {
    for (let file = queue.shift(); file !== undefined && trouble === null; file = queue.shift()) {
      try {
        const response = await fetchFile(file);
        if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
        await cache.put(file.cacheKey, response);
        onKept();
      } catch (cause) {
        trouble = cause instanceof Error && cause.name === "QuotaExceededError" ? "no-space" : "no-network";
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return trouble;
}

async function missingFiles(files: readonly KeptFile[], cache: FileCache): Promise<readonly KeptFile[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter(({ cacheKey }) => !kept.has(cacheKey));
}

/** From page to service worker: Spanish was chosen here, and is to be there without a network. */
export interface ChosenOrder {
  readonly type: "keep-spanish";
}

/** What only those need who have chosen it: another language, or words of a language model. */
export type Choice = "spanish" | "words";

/**
 * Files of the app that are no part of the copy every device has, by the choice they belong to, and where they lie once
 * they were fetched: the cache is there from the first such choice on this device [HST62].
 */
export const CHOSEN: Readonly<Record<Choice, { readonly cache: string; readonly file: RegExp }>> = {
  spanish: { cache: "mathflow-chosen", file: /^\/?assets\/spanish-[^/]+\.js$/u },
  words: { cache: "mathflow-words", file: /^\/?assets\/(?:http-)?llm-[^/]+\.js$/u },
};

/** The choice a file of the app belongs to; null for what every device keeps. */
export function choiceOf(path: string): Choice | null {
  return CHOICES.find((choice) => CHOSEN[choice].file.test(path)) ?? null;
}

export const CHOICES = Object.keys(CHOSEN) as readonly Choice[];

/** Fetches those that are not kept yet; rejects where one cannot be had. */
export async function keepChosen(
  urls: readonly string[],
  cache: Pick<Cache, "match" | "put">,
  fetchFile: (url: string) => Promise<Response>,
): Promise<void> {
  for (const url of urls) {
    if ((await cache.match(url)) !== undefined) continue;
    const response = await fetchFile(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache.put(url, response);
  }
}
