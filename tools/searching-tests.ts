import { glob, readFile } from "node:fs/promises";

/** The files of tests that hold a search: those that import testing/searches.ts. In order of their names. */
export async function filesWithSearches(): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob("{bank,workers,server,cli,tools,sim,testing}/**/*.test.ts")) {
    if (/from "[^"]*\/searches\.ts"/u.test(await readFile(file, "utf8"))) files.push(file);
  }
  return files.toSorted();
}
