import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { SKILLS, type Checkout } from "./skill-folder.ts";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The checkout that this code is of. */
export const thisCheckout: Checkout = {
  read: (file) => readFile(`${ROOT}${file}`, "utf8").catch(() => undefined),
  list: (folder) => readdir(`${ROOT}${folder}`).catch(() => []),
};

/** Keeps in a skill's folder how many doubts there are about what is said of wrong answers [FAC13]. */
export async function writeHeld(skill: string, counts: readonly number[]): Promise<void> {
  const file = `${ROOT}${SKILLS}/${skill}/skill.json`;
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/"causes_held": \[[^\]]*\]/u, `"causes_held": [${counts.join(", ")}]`));
}
