import { glob, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = "**/*.{css,html,js,json,svg,txt,webmanifest}";
/** What is shorter gains nothing [bytes]. */
const SHORTEST = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes beside each text file of a folder what a server sends to those who take `br` or `gzip`: packed once, not for every tablet. */
export async function packFiles(folder: string): Promise<void> {
  const packing: Promise<void>[] = [];
  for await (const name of glob(TEXT, { cwd: folder })) packing.push(pack(path.join(folder, name)));
  await Promise.all(packing);
}

async function pack(file: string): Promise<void> {
  if ((await stat(file)).size < SHORTEST) return;
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }));
}
