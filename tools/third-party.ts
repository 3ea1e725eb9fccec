import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { BuiltModules } from "./app-sizes.ts";

/** Where the app serves the licences of what it is made with; not precached, so it needs the network. */
export const NOTICES_FILE = "third-party-notices.txt";

const LINE = "=".repeat(40);
const LICENCE_FILE = /^(?:licen[sc]e|copying|notice)(?:\.|$)/iu;
/** Asks for no notice, and the package that has it brings no text. */
const NO_TEXT_NEEDED = "Unlicense";
/** What a package's own licence file leaves out. */
const REMARKS: Readonly<Record<string, string>> = {
  katex: `The fonts named Maths_* are made of the fonts named KaTeX_*, with fewer signs:
Copyright (c) 2009-2010, Design Science, Inc. (<www.mathjax.org>)
Copyright (c) 2014-2018 Khan Academy (<www.khanacademy.org>),
with Reserved Font Names beginning with KaTeX_.
They are licensed under the SIL Open Font License, Version 1.1, whose text
stands under @fontsource/andika.`,
};

/**
 * The licences of every package in the built app, as one text, in the order of the packages' names.
 *
 * @param root - folder the names of modules are relative to
 */
export async function thirdPartyNotices(modules: BuiltModules, root = "."): Promise<string> {
  const notices = await Promise.all(packageFolders(modules).map((folder) => noticeOf(path.join(root, folder))));
  return [
    "MathFlow is made with the packages and fonts below. Thank you to everyone who shares them.\n",
    ...notices.toSorted(),
  ].join("\n");
}

/** Packages of the built app that the notices leave out, or name without the text of a licence [TLS8]. */
export function noticeFaults(modules: BuiltModules, notices: string): readonly string[] {
  const folders = packageFolders(modules);
  if (folders.length === 0) throw new Error("the build names no package");
  const sections = notices.split(`${LINE}\n`);
  return [...new Set(folders.map(nameOf))].flatMap((name) => {
    const section = sections.find((text) => text.startsWith(`${name} `));
    if (section === undefined) return [`${NOTICES_FILE} leaves out ${name}`];
    const [heading = "", ...text] = section.trimEnd().split("\n");
    const isComplete = text.length > 0 || heading.endsWith(`, ${NO_TEXT_NEEDED}`);
    return isComplete ? [] : [`${NOTICES_FILE} has no licence text for ${name}`];
  });
}

/** Folders of the packages whose modules or files are in the build, a nested copy by itself. */
function packageFolders({ page, worker, serviceWorker }: BuiltModules): readonly string[] {
  const ids = [page, worker, serviceWorker].flatMap((files) => Object.values(files).flatMap(Object.keys));
  const folders = ids.flatMap((id) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u.exec(id)?.[0] ?? []);
  return [...new Set(folders)];
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
    readonly license: string;
  };
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  const blocks = [`${LINE}\n${name} ${version}, ${license}`, ...texts, REMARKS[name] ?? ""];
  return blocks
    .filter((block) => block !== "")
    .map((block) => `${block.trim()}\n`)
    .join("\n");
}
