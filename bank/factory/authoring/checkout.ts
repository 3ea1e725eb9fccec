import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseSkill, SKILLS, type Checkout } from "./skill-folder.ts";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The checkout that this code is of. */
export const thisCheckout: Checkout = {
  read: (file) => readFile(`${ROOT}${file}`, "utf8").catch(() => undefined),
  list: (folder) => readdir(`${ROOT}${folder}`).catch(() => []),
};

/** How many doubts there are about what is said of a skill's wrong answers, as its folder keeps it [FAC13]. */
export interface HeldStore {
  readonly read: (skill: string) => Promise<readonly number[]>;
  readonly write: (skill: string, counts: readonly number[]) => Promise<void>;
}

const fileOf = (skill: string) => `${ROOT}${SKILLS}/${skill}/skill.json`;

export const heldInFolders: HeldStore = {
  read: async (skill) => parseSkill(fileOf(skill), await readFile(fileOf(skill), "utf8")).causes_held,
  write: async (skill, counts) => {
    const text = await readFile(fileOf(skill), "utf8");
    await writeFile(fileOf(skill), text.replace(/"causes_held": \[[^\]]*\]/u, `"causes_held": [${counts.join(", ")}]`));
  },
};
