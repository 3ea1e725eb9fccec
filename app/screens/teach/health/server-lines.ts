import type { ServerView } from "#engine/protocol/server";
import type { Words } from "../../../components/charts/mastery-words.ts";
import { sizeText } from "../../settings/storage-words.ts";

/** One fact of the server, as people read it. */
export interface ServerLine {
  readonly title: Words["text"];
  readonly well: boolean;
  readonly said: readonly Words[];
  /** Only where it is not well. */
  readonly todo: Words["text"] | null;
  /** Where something was put aside that can be sent again. */
  readonly again?: OutTo;
}

type Outbox = NonNullable<ServerView["outbox"]>;
export type OutTo = Outbox[number]["to"];

/** Every fact there is as a line, those somebody should look at first [TEA22]. */
export function serverLines(view: ServerView): readonly ServerLine[] {
  const lines = [
    savingLine(view.writes),
    copiesLine(view),
    ...view.disks.map(diskLine),
    certificateLine(view.certificate),
    clockLine(view.clock),
    modelLine(view.model),
    signInLine(view.signIns),
    ...(view.outbox ?? []).map((one) => outboxLine(one, view.at)),
    countedLine("sync", view.sync),
    countedLine("requests", view.requests),
  ].flatMap((line) => (line === null ? [] : [line]));
  return lines.toSorted((a, b) => Number(a.well) - Number(b.well));
}

function savingLine({ well, why, commitMs }: ServerView["writes"]): ServerLine {
  const title = "teach.server.writes";
  if (why !== null) return { title, well, said: [{ text: `${title}.${why}` }], todo: `${title}.${why}.do` };
  const ms = Math.round(commitMs ?? 0);
  if (!well) return { title, well, said: [{ text: `${title}.slow`, values: { ms } }], todo: `${title}.slow.do` };
  const took: readonly Words[] = commitMs === null ? [] : [{ text: `${title}.ms`, values: { ms: Math.max(1, ms) } }];
  return { title, well, said: [{ text: `${title}.well` }, ...took], todo: null };
}

function copiesLine({ copies, at }: ServerView): ServerLine {
  const [title, { well }] = ["teach.server.copies", copies] as const;
  if (copies.type === "off") return { title, well, said: [{ text: `${title}.off` }], todo: `${title}.off.do` };
  if (copies.type === "elsewhere") return { title, well, said: [{ text: `${title}.elsewhere` }], todo: null };
  const failed: readonly Words[] = copies.failing ? [{ text: `${title}.failing` }] : [];
  return { title, well, said: [lastCopy(copies.lastAt, at), ...failed], todo: well ? null : `${title}.do` };
}

function lastCopy(lastAt: number | null, at: number): Words {
  if (lastAt === null) return { text: "teach.server.copies.none" };
  const span = spanOf(at - lastAt);
  return span.n === 0 ? { text: "teach.server.copies.now" } : { text: "teach.server.copies.ago", values: span };
}

function diskLine({ of, well, freeBytes }: ServerView["disks"][number]): ServerLine {
  const title = `teach.server.disk.${of}` as const;
  const size = sizeText(freeBytes);
  return {
    title,
    well,
    said: [{ text: "teach.server.disk.free", values: { size } }],
    todo: well ? null : `${title}.do`,
  };
}

function certificateLine(certificate: ServerView["certificate"]): ServerLine | null {
  if (certificate === null) return null;
  const [title, { well, days }] = ["teach.server.certificate", certificate] as const;
  const said: Words = days < 0 ? { text: `${title}.over` } : { text: `${title}.days`, values: { days } };
  return { title, well, said: [said], todo: well ? null : `${title}.do` };
}

function clockLine({ well, offMs }: ServerView["clock"]): ServerLine {
  const title = "teach.server.clock";
  if (well) return { title, well, said: [{ text: `${title}.well` }], todo: null };
  const values = { ...spanOf(Math.abs(offMs)), side: offMs > 0 ? "ahead" : "behind" };
  return { title, well, said: [{ text: `${title}.off`, values }], todo: `${title}.do` };
}

function modelLine(model: ServerView["model"]): ServerLine | null {
  if (model === null) return null;
  const { well, used, of } = model;
  const title = "teach.server.model";
  const percent = of === 0 ? 100 : Math.floor((used / of) * 100);
  const values = { percent, used: grouped(used), of: grouped(of) };
  return { title, well, said: [{ text: `${title}.used`, values }], todo: well ? null : `${title}.do` };
}

function signInLine({ well, waiting, heldBack: held }: ServerView["signIns"]): ServerLine {
  const title = "teach.server.sign-ins";
  const said: readonly Words[] = [
    { text: `${title}.waiting`, values: { waiting } },
    { text: `${title}.held`, values: { held } },
  ];
  return { title, well, said, todo: well ? null : `${title}.do` };
}

function outboxLine({ to, well, waiting, parked, oldestAt, why, status }: Outbox[number], at: number): ServerLine {
  const title = `teach.server.outbox.${to}` as const;
  const words = "teach.server.outbox";
  const said: readonly Words[] = [
    ...(waiting + parked === 0 ? [{ text: `${words}.well` } as const] : []),
    ...(waiting > 0 ? [{ text: `${words}.waiting`, values: { waiting } } as const] : []),
    ...(oldestAt === null ? [] : [{ text: `${words}.oldest`, values: spanOf(at - oldestAt) } as const]),
    ...(parked > 0 ? [{ text: `${words}.parked`, values: { parked } } as const] : []),
    ...(why === null ? [] : [{ text: `${words}.why.${why}`, values: { status: status ?? 0 } } as const]),
  ];
  if (parked > 0) return { title, well, said, todo: `${words}.parked.do`, again: to };
  return { title, well, said, todo: well ? null : `${words}.do` };
}

function countedLine(what: "sync" | "requests", { well, all, refused, failed }: ServerView["sync"]): ServerLine {
  const title = `teach.server.${what}` as const;
  const counts: readonly Words[] = all === 0 ? [] : [{ text: "teach.server.counts", values: { refused, failed } }];
  const said = [{ text: `${title}.all`, values: { all } } as const, ...counts];
  return { title, well, said, todo: well ? null : `${title}.do` };
}

const UNITS = [
  { unit: "days", ms: 24 * 60 * 60_000 },
  { unit: "hours", ms: 60 * 60_000 },
  { unit: "minutes", ms: 60_000 },
] as const;

/** In the largest unit that fits; `n` is 0 under a minute. */
function spanOf(ms: number): { readonly unit: string; readonly n: number } {
  const { unit, ms: one } = UNITS.find((each) => ms >= each.ms) ?? UNITS[2];
  return { unit, n: Math.max(0, Math.floor(ms / one)) };
}

/** 1,200,000 */
function grouped(n: number): string {
  return new Intl.NumberFormat("en").format(n);
}
