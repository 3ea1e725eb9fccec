import { createHmac } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { parseEvent, readExport, type TutorEvent } from "#engine";
import {
  ANSWER_COLUMNS,
  ANSWER_TYPES,
  createAnswerReader,
  TYPED,
  type AnswerOptions,
  type AnswerRow,
} from "#engine/reports/answers";
import { csvHead, csvLine } from "#engine/reports/csv";
import { readSchoolLogs, readSettings } from "#server";
import { messageOf, misuse, readNamedFile, UsageError, type Command, type Io } from "../command.ts";

export const exportCommand: Command = {
  help: `Writes pupils' answers for research: one row an answer, without names.

usage: mathflow export --key FILE [--format csv|ndjson] [--typed readable|all|none] [--to OUT] [LOG…]

Without LOG it reads the data that MATHFLOW_DATA or DATABASE_URL names, as \`mathflow serve\` does, which may be running. LOG is a
learner's exported log, or the logs of a class (\`mathflow school export-class\`).

--key     a file with 32 characters or more that nobody can guess (openssl rand -hex 32): ids in the rows are hashes made with
          it. The same key gives the same ids; without it nobody can tell whose rows they are. Keep it apart from the rows
--format  csv (the default; a byte order mark, and an apostrophe before text that a spreadsheet would run) or ndjson
--typed   what was typed: of answers that could be read (the default), of all, or of none. Answers that could not be read may
          hold anything, such as a name
--to      a file, which must not be there yet and appears when it is whole; else standard output

Columns: docs/data.md. How far it is stands on standard error; Ctrl-C stops it, and leaves no half of a file.`,
  run: async (args, io) => {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        key: { type: "string" },
        format: { type: "string", default: "csv" },
        typed: { type: "string", default: "readable" },
        to: { type: "string" },
      },
    });
    const { format } = values;
    if (values.key === undefined) return misuse(io, exportCommand, "--key FILE is needed");
    if (format !== "csv" && format !== "ndjson") throw new UsageError(`--format is ${format}, must be csv or ndjson`);
    const typed = TYPED.find((one) => one === values.typed);
    if (typed === undefined) throw new UsageError(`--typed is ${values.typed}, must be ${TYPED.join(", ")}`);
    const options = { typed, opaque: opaqueWith(await readKey(values.key)) };
    const stop = stopOnInterrupt();
    try {
      const counts = createCounts(io);
      const logs = files.length === 0 ? readSchool() : readFiles(files);
      const pieces = writePieces(readRows(logs, options, counts, stop.signal), format);
      if (values.to === undefined) for await (const piece of pieces) await io.write(piece);
      else await writeWhole(values.to, pieces);
      io.note(counts.text());
      return 0;
    } catch (cause) {
      if (!(cause instanceof Stopped)) throw cause;
      io.note(values.to === undefined ? "Stopped: the rows end here." : "Stopped: nothing was written.");
      return 1;
    } finally {
      stop.end();
    }
  },
};

class Stopped extends Error {}

const MIN_KEY = 32;

async function readKey(file: string): Promise<string> {
  const key = (await readNamedFile(file)).trim();
  if (key.length < MIN_KEY) {
    throw new UsageError(`${file} has fewer than ${MIN_KEY} characters: make one by "openssl rand -hex 32 > ${file}"`);
  }
  return key;
}

/** HMAC-SHA256, 80 bits of it: among a million pupils two share one once in a trillion exports. */
function opaqueWith(key: string): AnswerOptions["opaque"] {
  const known = new Map<string, string>();
  return (what, id) => {
    const name = `${what} ${id}`;
    const hash = known.get(name) ?? createHmac("sha256", key).update(name).digest("hex").slice(0, 20);
    // A pupil has a few; all of a school's would fill the memory.
    if (known.size > 1_000) known.clear();
    known.set(name, hash);
    return hash;
  };
}

interface Log {
  readonly learner: string;
  /** Each with its time [ms since 1970-01-01 UTC]; null: one that cannot be read. */
  readonly events: AsyncIterable<{ readonly event: TutorEvent; readonly at: number } | null>;
}

async function* readSchool(): AsyncGenerator<Log> {
  for await (const { learner, pages } of readSchoolLogs(readSettings(process.env))) {
    yield {
      learner,
      events: (async function* events() {
        for await (const rows of pages) {
          for (const { event, ots } of rows) {
            if (!ANSWER_TYPES.has(event.type)) continue;
            const read = parseEvent(event);
            yield read.ok ? { event: read.value, at: ots } : null;
          }
        }
      })(),
    };
  }
}

/** @throws where one is not what it should be, as `FILE:PLACE: reason` */
async function* readFiles(files: readonly string[]): AsyncGenerator<Log> {
  for (const file of files) {
    const first = await firstLine(file);
    if (/^\s*\{\s*"format"/u.test(first) || !first.trimEnd().endsWith("}"))
      yield readExported(file, await readNamedFile(file));
    else yield* readClass(file);
  }
}

async function firstLine(file: string): Promise<string> {
  try {
    for await (const line of linesOf(file)) return line;
    return "";
  } catch (cause) {
    throw new UsageError(`${file}: ${messageOf(cause)}`, { cause });
  }
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Infinity });
}

function readExported(file: string, text: string): Log {
  const log = readExport(text.replace(/^\uFEFF/u, ""));
  if (!log.ok) throw new Error(`${log.error.path === "" ? file : `${file}:${log.error.path}`}: ${log.error.message}`);
  const { events } = log.value;
  const { learner } = log.value.file;
  return {
    learner,
    events: (async function* all() {
      for (const event of events) yield { event, at: event.wall };
    })(),
  };
}

/** A line of `mathflow school export-class` is one learner: one is in memory at a time. */
async function* readClass(file: string): AsyncGenerator<Log> {
  let at = 0;
  for await (const line of linesOf(file)) {
    at += 1;
    if (line.trim() === "") continue;
    yield readClassLine(line, `${file}:${at}`);
  }
}

function readClassLine(line: string, place: string): Log {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (cause) {
    throw new Error(`${place}: not JSON: ${messageOf(cause)}`, { cause });
  }
  const learner = partOf(partOf(json, "learner"), "id");
  const rows = partOf(partOf(json, "log"), "rows");
  if (typeof learner !== "string" || !Array.isArray(rows)) throw new Error(`${place}: no log of a learner`);
  return {
    learner,
    events: (async function* all() {
      for (const row of rows as readonly unknown[]) {
        const event = partOf(row, "event");
        if (!ANSWER_TYPES.has(String(partOf(event, "type")))) continue;
        const [read, ots] = [parseEvent(event), partOf(row, "ots")];
        yield read.ok ? { event: read.value, at: typeof ots === "number" ? ots : read.value.wall } : null;
      }
    })(),
  };
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}

async function* readRows(
  logs: AsyncIterable<Log>,
  options: AnswerOptions,
  counts: Counts,
  signal: AbortSignal,
): AsyncGenerator<AnswerRow> {
  for await (const { learner, events } of logs) {
    const reader = createAnswerReader(learner, options);
    for await (const read of events) {
      if (signal.aborted) throw new Stopped();
      if (read === null) counts.skip();
      else yield* counted(reader.read(read.event, read.at), counts);
    }
    yield* counted(reader.end(), counts);
    counts.learner();
  }
}

function* counted(rows: readonly AnswerRow[], counts: Counts): Generator<AnswerRow> {
  for (const row of rows) {
    counts.answer();
    yield row;
  }
}

const CSV = ANSWER_COLUMNS.map((name) => ({
  name,
  value: (row: AnswerRow) => {
    const value = row[name];
    return typeof value === "boolean" ? String(value) : value;
  },
}));

async function* writePieces(rows: AsyncIterable<AnswerRow>, format: "csv" | "ndjson"): AsyncGenerator<string> {
  if (format === "csv") yield csvHead(CSV);
  for await (const row of rows) yield format === "csv" ? csvLine(CSV, row) : `${JSON.stringify(row)}\n`;
}

/** For whoever asked alone, never in the place of another file, and there only when it is whole. */
async function writeWhole(file: string, pieces: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const part = `${file}.part`;
  const handle = await open(part, "wx", 0o600);
  try {
    await pipeline(Readable.from(pieces), handle.createWriteStream());
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

interface Counts {
  readonly learner: () => void;
  readonly answer: () => void;
  readonly skip: () => void;
  readonly text: () => string;
}

/** Progress is told so often. */
const EVERY = 100;

function createCounts(io: Io): Counts {
  let [learners, answers, skipped] = [0, 0, 0];
  const text = () => {
    const unread = skipped === 0 ? "" : `; ${skipped} rows that this version cannot read were passed over`;
    return `${learners} pupils, ${answers} answers${unread}`;
  };
  return {
    learner: () => {
      learners += 1;
      if (learners % EVERY === 0) io.note(text());
    },
    answer: () => void (answers += 1),
    skip: () => void (skipped += 1),
    text,
  };
}

function stopOnInterrupt(): { readonly signal: AbortSignal; readonly end: () => void } {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once("SIGINT", stop);
  return { signal: stopping.signal, end: () => void process.off("SIGINT", stop) };
}
