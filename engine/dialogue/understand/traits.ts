import { alike } from "./by-rules.ts";
import type { Option } from "./options.ts";
import type { Reading } from "./read.ts";

// What the scorer goes by. A trait is a short text; the weights are learned from labelled messages.

/** Traits of the message as a whole. */
export function traitsOf(reading: Reading): readonly string[] {
  const { asked, frame, said, sorted, verdict, topics, context, options } = reading;
  const traits = new Set<string>(["bias"]);
  const words = frame.words;
  const near = words.map((word) => generalised(word, asked.about));
  const mode = asked.isWhy ? "Y" : asked.isSocial ? "S" : asked.isYesNo ? "T" : "";
  const padded = ["^", ...near, "$"];
  for (const word of words) {
    traits.add(`u ${word}`);
    if (mode !== "") traits.add(`${mode} ${word}`);
  }
  for (let i = 0; i + 1 < padded.length; i++) {
    const [a = "", b = "", c] = padded.slice(i, i + 3);
    traits.add(`b ${a} ${b}`);
    if (c !== undefined && (i === 0 || c === "$")) traits.add(`t ${a} ${b} ${c}`);
  }
  const marks = words.filter((word) => /[\p{L}#]/u.test(word)).length;
  const size = marks < 2 ? marks : marks < 4 ? 3 : marks < 7 ? 6 : marks < 12 ? 11 : 12;
  const numbers = Math.min(frame.spans.length, 3);
  traits.add(`len ${size}`);
  traits.add(`nums ${numbers}`);
  traits.add(`len ${size} ${numbers > 0}`);
  traits.add(`mode ${mode}`);
  traits.add(`mode ${mode} ${numbers > 0} ${size}`);
  traits.add(`kind ${context.kind ?? ""}`);
  traits.add(`topics ${Math.min(topics.length, 2)}`);
  traits.add(`options ${Math.min(options.length, 2)}`);
  const inAbout = words.filter((word) => word.length > 3 && asked.about.includes(word)).length;
  traits.add(`about ${Math.min(inAbout, 2)}`);
  traits.add(`last ${said.trimEnd().at(-1) === "?" ? "?" : ""}`);
  traits.add(`torn ${verdict.category === "answer" && verdict.stated?.value === null}`);
  traits.add(`R ${verdict.category}`);
  traits.add(`R ${verdict.category} ${mode}`);
  traits.add(`R ${verdict.category} ${sorted.category} ${bucket((verdict.stated?.certainty ?? 0) * 10)}`);
  for (const [name, strength] of Object.entries(sorted.strengths))
    traits.add(`R ${name.slice(0, 2)} ${bucket(strength)}`);
  return [...traits];
}

/** Traits of one value in it. */
export function traitsOfOption(reading: Reading, option: Option): readonly string[] {
  const { asked, frame, verdict, sorted, context, options } = reading;
  const traits = new Set<string>();
  const mode = asked.isWhy ? "Y" : asked.isSocial ? "S" : asked.isYesNo ? "T" : "";
  const { source, candidate } = option;
  const isExpected = alike(option.value) === alike(context.expected ?? "");
  traits.add(`o ${source}`);
  traits.add(`o ${source} ${mode}`);
  traits.add(`o exp ${isExpected}`);
  traits.add(`R o ${option.isChosen} ${verdict.category === "answer"}`);
  traits.add(`R o ${source} ${option.isChosen}`);
  traits.add(`R o ${option.isChosen} ${bucket((verdict.stated?.certainty ?? 0) * 10)}`);
  traits.add(`R o ${option.isChosen} ${sorted.category} ${bucket(sorted.strength)}`);
  const size = frame.words.length < 4 ? frame.words.length : frame.words.length < 8 ? 7 : 8;
  traits.add(`o ${source} len ${size}`);
  if (candidate === undefined) return [...traits];
  const { at, role, span, isReason } = candidate;
  const words = frame.words.map((word) => generalised(word, asked.about));
  const before = (offset: number) => words[at - offset] ?? "^";
  const after = (offset: number) => words[at + offset] ?? "$";
  const isGiven = asked.given.has(span.text.replace(/[$£€%]/gu, ""));
  const numbers = frame.spans.length;
  const nth = options.filter((other) => other.candidate !== undefined).indexOf(option);
  const place = numbers === 1 ? "only" : nth === numbers - 1 ? "last" : nth === 0 ? "first" : "mid";
  traits.add(`role ${role}`);
  traits.add(`role ${role} ${mode}`);
  traits.add(`role ${role} ${isGiven}`);
  traits.add(`role ${role} ${span.sort}`);
  traits.add(`role ${role} ${isReason}`);
  const form = formOf(option.value);
  const isFit = form === formOf(context.expected ?? "");
  traits.add(`fit ${isFit} ${isGiven}`);
  traits.add(`fit ${isFit} ${isGiven} ${place}`);
  traits.add(`fit ${isFit} ${form}`);
  traits.add(`place ${place}`);
  traits.add(`place ${place} ${span.sort}`);
  traits.add(`given ${isGiven} ${isExpected}`);
  traits.add(`sort ${span.sort} ${mode}`);
  traits.add(`sort ${span.sort} ${isGiven} ${isExpected}`);
  traits.add(`kind ${context.kind ?? ""} ${/[a-z]/u.test(span.text)}`);
  traits.add(`l ${before(1)}`);
  traits.add(`r ${after(1)}`);
  traits.add(`l2 ${before(2)} ${before(1)}`);
  traits.add(`r2 ${after(1)} ${after(2)}`);
  traits.add(`lr ${before(1)} ${after(1)}`);
  traits.add(`pos ${Math.min(at, 4)} ${Math.min(words.length - 1 - at, 4)}`);
  for (let i = 1; i <= 6; i++) {
    if (at - i >= 0) traits.add(`L ${words[at - i] ?? ""}`);
    if (at + i < words.length) traits.add(`A ${words[at + i] ?? ""}`);
  }
  return [...traits];
}

/** How a value is written: `# #/#` for a mixed number, with the number of figures of a whole one. */
function formOf(value: string): string {
  const text = value.replace(/^[a-z] = /u, "");
  return /^\d+$/u.test(text) ? String(text.length) : text.replace(/\d+/gu, "#").replace(/\s+/gu, " ");
}

/** A word of the problem is as good as any other. */
function generalised(word: string, about: string): string {
  return word.length > 3 && about.includes(word) && !COMMON.has(word) ? "@" : word;
}

const COMMON = new Set(
  "what which write find number does many much there they them this that have with from your more than left right answer make makes equal point time minutes hours into each".split(
    " ",
  ),
);

function bucket(strength: number): string {
  return String(Math.max(-1, Math.min(6, Math.round(strength / 2))));
}
