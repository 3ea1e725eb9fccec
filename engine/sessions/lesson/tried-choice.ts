/**
 * Which choice of the check question a message tries: by its words, letter or place; null where it tries none, or more
 * than one [LES29]. Costs nothing, so that a near miss of the words is a try too.
 *
 * @param readings - what was written, as it was typed and with its spelling mended
 */
export function triedChoice(readings: readonly string[], choices: readonly string[]): number | null {
  const texts = choices.map((choice) => core(bare(choice)));
  const said = readings.map(bare);
  for (const reading of said) {
    const at = texts.indexOf(core(reading));
    if (at >= 0) return at;
  }
  if (said.some((reading) => UNSURE.test(reading))) return null;
  for (const reading of said) {
    const at = placeIn(core(reading), texts) ?? only(texts, (text) => holds(reading, text)) ?? partIn(reading, texts);
    if (at !== null) return at;
  }
  return null;
}

/** "b", "the second one", "b because …"; a digit only where the choices have none. */
function placeIn(said: string, texts: readonly string[]): number | null {
  const found = PLACE.exec(said);
  if (found === null) return null;
  const [, letter, place = "", digit] = found;
  const last = place === "last" ? texts.length - 1 : Number.parseInt(place, 10) - 1;
  const isNumbered = digit !== undefined && texts.every((text) => !/\d/u.test(text));
  const at =
    letter !== undefined
      ? letter.charCodeAt(0) - FIRST_LETTER
      : isNumbered
        ? Number(digit) - 1
        : Number.isNaN(last)
          ? ["first", "second", "third"].indexOf(place)
          : last;
  return at >= 0 && at < texts.length ? at : null;
}

/** "is it tens" of "4 tens": a part of one choice alone, where the message says that it is a try. */
function partIn(reading: string, texts: readonly string[]): number | null {
  const said = core(reading);
  if (!TRY.test(reading) || !/\d|[a-z]{4}/u.test(said)) return null;
  return only(texts, (text) => holds(text, said));
}

function only(texts: readonly string[], is: (text: string) => boolean): number | null {
  const found = texts.flatMap((text, at) => (is(text) ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whole words, or whole numbers. */
function holds(text: string, part: string): boolean {
  return part !== "" && ` ${text} `.includes(` ${part} `);
}

/** Without what is said around it; all of it where nothing would be left. */
function core(text: string): string {
  const bared = text.replace(AROUND_BEFORE, "").replace(AROUND_AFTER, "").trim();
  return bared === "" ? text : bared;
}

/** Letters, digits and signs of mathematics, without LaTeX and punctuation. */
export function bare(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/gu, "$1/$2")
    .replace(/\\times|×/gu, "x")
    .replace(/\\div|÷/gu, "/")
    .replace(/\\square/gu, "box")
    .replace(/−/gu, "-")
    .replace(/\.(?!\d)|\{,\}|[$\\{},!?"'“”‘’:;()]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

const FIRST_LETTER = 97;
const PLACE =
  /^(?:(?:option|choice|answer|letter|number|the) )*(?:([a-i])|(first|second|third|1st|2nd|3rd|last)|([1-9]))(?: one| choice| option)?(?: because\b.*)?$/u;
const TRY = /^(?:\w+ )?(?:is it|it is|its|i think|i guess|i say|i choose|i pick|maybe|perhaps|the answer is)\b/u;
/** Two at once, or one that it is not. */
const UNSURE = /\b(?:not|isnt|arent|or|either|neither|except|but)\b/u;
const AROUND_BEFORE =
  /^(?:(?:so|ok|um|hm+|well|then|and|is|it|its|i|im|id|ill|am|think|guess|say|choose|pick|go|going|with|for|maybe|perhaps|probably|could|would|must|might|be|the|a(?= \S)|answer|has|to|that|thats|my|because|cos|bc)\s+)+/u;
const AROUND_AFTER = /(?:\s+(?:right|correct|then|please|i think|i guess|maybe|is it|yes|though))+$/u;
