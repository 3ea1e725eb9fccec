import { beforeAll, describe, expect, test } from "vitest";
import { loadBankFromFiles } from "#bank/factory";
import { spokenFor, type Content } from "#engine";
import { numberInWords } from "../bank/es/number-words.ts";
import { createTalkDesk } from "../engine/dialogue/turn/talk.fixture.ts";
import { createRng } from "../engine/random.ts";
import { triesOf } from "../testing/searches.ts";

/** What children of 7 to 10 write in Spanish, as they write it. */
const SAID = [
  "no se",
  "no entiendo",
  "ayudame",
  "no se como empezar",
  "por que",
  "por que se lleva",
  "como lo hago",
  "que hago primero",
  "que es una decena",
  "que son las unidades",
  "que significa redondear",
  "cual es la respuesta",
  "dime la respuesta",
  "dame una pista",
  "dame un ejemplo",
  "otra manera?",
  "tengo que sumar o restar?",
  "se suma?",
  "esta bien?",
  "voy bien?",
  "creo que es 12",
  "a lo mejor 7 o 8",
  "es mas que 100?",
  "34 mas 25 es 59",
  "sume las unidades",
  "reste y me dio 3",
  "llevo una",
  "conte con los dedos",
  "porque son mas",
  "me equivoque",
  "ya se!!",
  "ya entendi",
  "hola",
  "gracias",
  "eres un robot?",
  "mi mama lo hace diferente",
  "estoy cansada",
  "es muy dificil",
  "odio las matematicas",
  "me gusta el futbol",
  "que aburrido",
  "saltar este",
  "otro mas dificil",
  "si",
  "no",
  "ok",
  "i dont know",
  "why do i carry",
  "jajaja",
  "???",
  "tengo un perro",
  "cuantas decenas hay",
  "donde pongo el 1",
  "que es recta numerica",
  "y ahora",
  "no puedo hacerlo",
  "no me acuerdo",
];

/** The right answer among other words. */
const GIVEN = ["{}", "es {}", "la respuesta es {}", "creo que es {}", "me da {}", "son {} porque sume", "{} verdad?"];

/** The same number, and no answer. */
const NOT_GIVEN = [
  "no son {}",
  "no me da {}",
  "no puede ser {}",
  "tampoco es {}",
  "no creo que sea {}",
  "yo no puse {}",
];

/** Words of English that Spanish does not have. */
const ENGLISH =
  /(?<!\p{L})(?:the|your?|this|with|and|of|is|are|what|when|how|for|to|that|it|tens?|ones|hundreds?)(?!\p{L})/iu;
const UNKIND = /[!¡]|\b(?:incorrect|equivocad|tont)/iu;

interface Talked {
  readonly skill: string;
  readonly level: number;
  readonly said: readonly string[];
  readonly replies: readonly string[];
}

let talks: readonly Talked[] = [];
const taken = { given: [] as string[], right: [] as string[], denied: [] as string[] };

function desksOf(spanish: Content, content: Content) {
  const skills = content.graph.nodes.filter(({ id }) => spanish.spoken?.blueprints[id] !== undefined);
  return skills.map(({ id, grade = 3 }) => ({ skill: id, open: () => createTalkDesk(id, spanish, grade) }));
}

beforeAll(async () => {
  const content = await loadBankFromFiles();
  const spoken = content.languages?.es;
  if (spoken === undefined) throw new Error("no words of Spanish");
  const spanish = { ...content, spoken };
  const desks = desksOf(spanish, content);
  const rng = createRng("talks in Spanish");
  talks = desks.flatMap(({ skill, open }) =>
    Array.from({ length: triesOf(60) }, (): Talked => {
      const desk = open();
      const { difficulty } = desk.item().meta;
      const turns: (readonly [string, string])[] = [];
      for (const text of rng.shuffle(SAID).slice(0, 8)) {
        // One was ended by what was said, or the next problem is one whose answer is in words.
        if (desk.last("session_ended") !== undefined || spokenFor(spanish, desk.item()) === null) break;
        turns.push([text, desk.say(text).text]);
      }
      return { skill, level: difficulty, said: turns.map(([text]) => text), replies: turns.map(([, reply]) => reply) };
    }),
  );
  for (const { open } of desks) {
    const { answer_spec: spec, solution_logic: solution } = open().item();
    const right = solution.final_answer_canonical;
    if (spec.parts !== undefined || spec.ui.choices.length > 0 || !/^\d+$/u.test(right)) continue;
    const isRight = (text: string) => {
      const desk = open();
      desk.say(text);
      return desk.last("attempt_evaluated")?.verdict === "correct";
    };
    for (const form of GIVEN)
      for (const written of [right, ...(Number(right) < 1000 ? [numberInWords(Number(right))] : [])]) {
        const text = form.replace("{}", written);
        taken.given.push(text);
        if (isRight(text)) taken.right.push(text);
      }
    for (const form of NOT_GIVEN) if (isRight(form.replace("{}", right))) taken.denied.push(form.replace("{}", right));
  }
}, 600_000);

describe("conversations in Spanish on all problems that are in it", () => {
  test("[CMP10] every reply is Spanish whole", () => {
    const english = talks.flatMap(({ skill, said, replies }) =>
      replies.flatMap((reply, at) =>
        ENGLISH.test(reply.replaceAll(/\$[^$]*\$/gu, "")) ? [[skill, said[at], reply]] : [],
      ),
    );
    expect(english).toEqual([]);
  });

  test("[ITM10] adding, subtracting and place value are spoken of in Spanish", () => {
    expect(new Set(talks.map(({ skill }) => skill)).size).toBe(11);
  });

  test("[CMP5] no reply scolds or shouts, and none is without words", () => {
    const all = talks.flatMap(({ replies }) => replies);
    expect(all.filter((reply) => UNKIND.test(reply))).toEqual([]);
    expect(all.filter((reply) => !/\p{L}{2}/u.test(reply))).toEqual([]);
    expect(all.length).toBeGreaterThan(80);
  });

  test("[UND37] the right answer is taken as it is said in Spanish", () => {
    expect(taken.given.length).toBeGreaterThan(60);
    expect(taken.right).toEqual(taken.given);
  });

  test("[UND37] [TRN71] a number that is denied is no answer", () => {
    expect(taken.denied).toEqual([]);
  });
});
