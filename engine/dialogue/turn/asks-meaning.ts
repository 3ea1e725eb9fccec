import { TURN } from "../../cues/turn.ts";

/**
 * How a word is asked about: what it means, what it is or is for, what it is in another language, which of several it
 * is, only that it is not known, or by itself.
 */
export type MeaningFrame = "means" | "is" | "for" | "abroad" | "which" | "puzzled" | "alone";

export interface MeaningAsked {
  readonly frame: MeaningFrame;
  /** The words asked about, and what may stand beside them: lower case, no marks. */
  readonly words: readonly string[];
}

/** Longer messages tell something. */
const LONGEST = 160;

/** What a message asks the meaning of, in each way it can be read, the surest first [TRN85]. */
export function meaningsAsked(message: string): readonly MeaningAsked[] {
  if (message.length > LONGEST) return [];
  const clauses = plainWords(message.replaceAll(/[%=+×÷<>₹]| \?(?= \w)/gu, (sign) => ` ${SIGNS[sign] ?? ""} `))
    .split(/ ?\| ?/u)
    .flatMap((clause) => clause.split(TURN.CLAUSES_BUT))
    .filter((clause) => clause !== "");
  const asked = clauses.flatMap((clause) =>
    // What stands beside a number may be an answer.
    clauses.some((other) => other !== clause && /\d/u.test(other)) ? [] : readFrames(clause),
  );
  const [only = "", ...others] = clauses;
  return only !== "" && others.length === 0 && /^[^%=+×÷<>]+\?\s*$/u.test(message)
    ? [...asked, { frame: "alone", words: only.split(" ") }]
    : asked;
}

/** Signs are asked about by themselves: "what does % mean". */
const SIGNS: Readonly<Record<string, string>> = {
  "%": "percent",
  "=": "equals sign",
  "+": "plus sign",
  "×": "times sign",
  "÷": "divided by",
  "<": "less than",
  ">": "greater than",
  "₹": "rupee sign",
  " ?": "question mark",
};

/** Words with one gap between them, in lower case and without marks; what ends a piece of a sentence is a bar. */
export function plainWords(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’`´]/gu, "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replace(/[.,;:!?¿¡…\n]+/gu, " | ")
    .replace(/[^\p{L}\p{M}\p{N}|]+/gu, " ")
    .replace(/^[ |]+|[ |]+$/gu, "");
}

function readFrames(clause: string): readonly MeaningAsked[] {
  return FRAMES.flatMap(([frame, pattern]) => {
    const words = pattern.exec(clause)?.groups?.["x"]?.trim() ?? "";
    return words === "" ? [] : [{ frame, words: words.split(" ") }];
  });
}

const LEAD =
  "^(?:(?:so|and|ok|okay|um+|erm|uh|wait|hey|hi|hello|please|pls|plz|miss|sir|sorry|no|yes|yeah|hm+|well|then|oh|huh|also|first|can you|can u|could you|tell|explain|say|me|to me|i want to know|i need to know|do you know|i wonder|i forgot|i forget|help|may i ask|can i ask|i dont get it|i dont get|i dont know|idk) )*";
const WHAT = "w(?:h?[ao]|ah)?ts?";
const BE = "(?:is|are|r|s|iz|was|does|do|dose|dos|did)";
const MEAN = "(?:means?|meens?|meaning|meant|mene|maen|stands? for)";
const TAIL =
  "(?: (?:here|there|again|please|pls|plz|then|tho|though|even|actually|exactly|in this|in english|in maths?|for))*$";
const UNKNOWN =
  "(?:i |we )?(?:(?:still|really|just) )*(?:(?:dont|dnt|do not|didnt|never|cant) (?:really |even |ever )?(?:know|no|kno|get|understand|understnad|undrstand|remember|learn|learned|learnt|heard|hear)(?: of)?|forgot|no idea|not sure|am not sure|im not sure|idk)";
const X = "(?<x>.{1,60}?)";

/** The word "what is" of other languages stands before or behind the word. */
const FOREIGN: readonly string[] = [
  `^(?:y |e |no se |no entiendo )*(?:que|q) (?:es|son|significan?|quiere decir|e)(?: (?:una?|els?|las?|los))? ${X}$`,
  `^(?:cest|c est) quoi(?: (?:une?|les?|la|des))? ${X}$`,
  `^${X} (?:cest|c est) quoi$`,
  `^qu ?est ce qu(?:e|une?)? (?:(?:cest|c est|veut dire|signifie) )?(?:que )?(?:(?:une?|les?|la|des) )?${X}(?: veut dire)?$`,
  `^que (?:veut dire|signifie) ${X}$`,
  `^o ?que (?:e|sao|significam?|quer dizer)(?: (?:uma?|o|a|os|as))? ${X}$`,
  `^co (?:to (?:jest |sa |znaczy )?|znaczy |oznacza )${X}$`,
  `^${X} ?(?:ne demek(?:tir)?|nedir|ne dir)$`,
  `^was (?:ist|sind|heisst|bedeutet|bedeuten)(?: (?:eine?|der|die|das))? ${X}$`,
  `^${X} (?:nghia )?la (?:gi|cai gi)$`,
  `^${X} (?:ka matlab )?(?:kya|kia|kaya)(?: (?:hota|hoti|hote|hai|h|he|hain|matlab))+$`,
  `^${X} (?:का मतलब )?क्या(?: (?:होता|होती|होते|है|हैं))+$`,
  `^(?:що|шо) (?:таке|це|означає|значить) ${X}$`,
  `^что (?:такое|это|значит|означает|за) ${X}$`,
];

const FRAMES: readonly (readonly [MeaningFrame, RegExp])[] = (
  [
    [
      "which",
      `${LEAD}(?:which|wich|witch|where)(?: (?:one|digit|number|place|part|column|coin|of (?:them|these|the \\w+)))?(?: ${BE})?(?: (?:in|at|on))? ${X}$`,
    ],
    ["means", `${LEAD}${WHAT}(?: ${BE})? ${X}(?: (?:even|actually|really|exactly))? ${MEAN}${TAIL}`],
    ["means", `${LEAD}${WHAT}(?: ${BE})?(?: (?:it|that|this))? ${MEAN} ${X}$`],
    ["means", `^${X} means? ${WHAT}$`],
    ["means", `^${X} ${WHAT} ${BE}(?: (?:it|that|this|they))?(?: ${MEAN})?$`],
    ["means", `${LEAD}(?:${WHAT} (?:is )?)?(?:the )?(?:meaning|definition) of ${X}${TAIL}`],
    ["means", `${LEAD}(?:define|explain the words?|${WHAT} (?:is |does )?(?:the|that|this) words?) ${X}(?: ${MEAN})?$`],
    ["means", `${UNKNOWN} ${WHAT} ${X} (?:is|are|r)(?: ${MEAN})?${TAIL}`],
    ["means", `${UNKNOWN} ${WHAT} ${X} ${MEAN}${TAIL}`],
    ["means", `${UNKNOWN} (?:the|that|this|these) (?:words?|term) ${X}$`],
    ["means", `${UNKNOWN} (?:the|that|this) ${X} words?$`],
    ["for", `${LEAD}${WHAT}(?: ${BE})? ${X} (?:there |here )?(?:for|doing)(?: here| there)?$`],
    [
      "for",
      `(?:^|${UNKNOWN} )why (?:is|are|r|s|theres|there is|there are|is there|are there|there)(?: there)? ${X}(?: there| here| in (?:it|this|that|the problem))?$`,
    ],
    [
      "for",
      `${LEAD}why (?:do|does|did) (?:they|it|you|u|we|the problem) (?:say|says|write|put|use|call it|have)(?: the word)? ${X}(?: there| here)?$`,
    ],
    ["is", `${LEAD}${WHAT}(?: (?:is|are|r|s|iz|was))? ${X}${TAIL}`],
    ...FOREIGN.map((pattern) => ["abroad", pattern] as const),
    ["puzzled", `${UNKNOWN}(?: about)? ${X}${TAIL}`],
  ] as const
).map(
  ([frame, pattern]) => [frame, new RegExp(pattern.normalize("NFD").replace(/[\u0300-\u036f]/gu, ""), "u")] as const,
);
