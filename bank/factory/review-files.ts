import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { SkillId } from "#engine";
import { addReview, ReviewFile, Rubric, type Review } from "./review.ts";

/** Where reviews are kept: `bank/reviews/` of the checkout, or a folder of a test. */
export interface ReviewStore {
  readonly rubric: () => Promise<Rubric>;
  /** All there are. Throws, naming the file, for one that is not as the schema has it. */
  readonly all: () => Promise<readonly ReviewFile[]>;
  /** Adds one, for good. */
  readonly add: (skill: SkillId, review: Review) => Promise<ReviewFile>;
}

const REVIEWS = fileURLToPath(new URL("../reviews/", import.meta.url));
const RUBRIC = "rubric.json";

export function reviewFiles(folder: string = REVIEWS): ReviewStore {
  const read = async <Value>(name: string, parse: (json: unknown) => Value): Promise<Value> => {
    const file = path.join(folder, name);
    try {
      return parse(JSON.parse(await readFile(file, "utf8")));
    } catch (cause) {
      throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  };
  const names = async () => (await readdir(folder)).filter((name) => name.endsWith(".json") && name !== RUBRIC);
  const write = async (skill: SkillId, review: Review): Promise<ReviewFile> => {
    await mkdir(folder, { recursive: true });
    const name = `${skill}.json`;
    const old = (await names()).includes(name) ? await read(name, readReviews) : undefined;
    const file = addReview(old, skill, review);
    // Beside and renamed: a run that is stopped leaves a whole file.
    await writeFile(path.join(folder, `${name}.new`), `${JSON.stringify(ReviewFile.parse(file), null, 2)}\n`);
    await rename(path.join(folder, `${name}.new`), path.join(folder, name));
    return file;
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    rubric: () => read(RUBRIC, (json) => Rubric.parse(json)),
    all: async () => Promise.all((await names()).toSorted().map((name) => read(name, readReviews))),
    // One after another: two at once would each read what was before both, and one would be lost.
    add: (skill, review) => {
      const added = last.then(() => write(skill, review));
      last = added.catch(() => undefined);
      return added;
    },
  };
}

function readReviews(json: unknown): ReviewFile {
  return ReviewFile.parse(json);
}
