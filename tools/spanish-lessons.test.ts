import { beforeAll, describe, expect, test } from "vitest";
import { loadBankFromFiles } from "#bank/factory";
import { spokenFor, type Content } from "#engine";
import {
  answer,
  answerRight,
  deskOf,
  giveUp,
  go,
  newPupil,
  perform,
  start,
  study,
  teach,
  viewOf,
  type Manner,
  type Pupil,
} from "../engine/sessions/lesson/lesson.fixture.ts";
import { exampleOf } from "../engine/sessions/lesson/pages.ts";
import { evolveTutor, initialTutorState } from "../engine/tutor.ts";
import { viewActivityReplay } from "../engine/views/activity-replay.ts";
import { viewPractice } from "../engine/views/practice-view.ts";

/** Words of English that Spanish does not have. */
const ENGLISH =
  /(?<!\p{L})(?:the|your?|this|with|and|of|is|are|what|when|how|for|to|that|it|tens?|ones|hundreds?|done|yes|not|look)(?!\p{L})/iu;
/** And the reverse. */
const SPANISH = /[¿ñáéíóú]|(?<!\p{L})(?:el|la|los|las|una?|y|que|de|del)(?!\p{L})/iu;
const UNKIND = /[!¡]|\b(?:incorrect|equivocad|tont)/iu;

/** What children write while they read, in Spanish. */
const ASKED = [
  "no entiendo",
  "no se",
  "ayudame",
  "por que",
  "que es una decena",
  "que significa redondear",
  "para que sirve",
  "cual es la respuesta",
  "un ejemplo",
  "el dibujo",
  "ok",
  "ya entendi",
  "me gusta el futbol",
  "es muy dificil",
  "odio las matematicas",
  "otra leccion",
  "eres un robot?",
  "adios",
  "la segunda",
  "creo que es la a",
  "42",
  "porque se juntan",
  "que errores hay",
];

/** Not texts of the page: names that the app has words for, what nobody sees, and what the learner wrote. */
const UNREAD: ReadonlySet<string> = new Set([
  "session",
  "skill",
  "skillId",
  "skillName",
  "itemId",
  "id",
  "draftId",
  "description",
  "approach",
  "language",
  "given",
  "type",
  "kind",
]);

type Play = (pupil: Pupil, content: Content) => Pupil;
interface Screen {
  readonly skill: string;
  readonly play: string;
  readonly isSpanish: boolean;
  readonly mayBeEnglish: boolean;
  readonly texts: readonly string[];
}

let english: Content;
let spanish: Content;
let skills: readonly string[] = [];
let screens: readonly Screen[] = [];

function textsOf(value: unknown, key = ""): readonly string[] {
  if (UNREAD.has(key)) return [];
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each));
  if (typeof value !== "object" || value === null) return [];
  if ("who" in value && value.who === "learner") return [];
  if ("type" in value && (value.type === "said" || value.type === "attempt")) return [];
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, name));
}

/** What stands on the screen: of the lesson, and of the desk where its practice is open. */
function screenOf(pupil: Pupil, content: Content): Omit<Screen, "skill" | "play"> {
  // The app has words for them.
  const names = new Set(content.graph.nodes.map((node) => node.short_name ?? node.name));
  const { title: _title, parked: _parked, ...lesson } = viewOf(pupil, content);
  const practice = lesson.hasDesk ? viewPractice(pupil.state, { content, now: 0 }) : null;
  const desk = practice?.type === "problem" ? practice.problem : null;
  const { lesson: state } = pupil.state.activities;
  const opened = desk === null ? null : content.open(deskOf(pupil).address);
  const example = lesson.part === "example" && state ? exampleOf(state, lesson.skillId, content) : undefined;
  const item = opened?.ok === true ? opened.value.item : example;
  return {
    isSpanish: lesson.language === "es" && (desk === null || desk.language === "es"),
    mayBeEnglish: item !== undefined && spokenFor(content, item) === null,
    texts: [...textsOf(lesson), ...textsOf(desk)].filter((text) => /\p{L}{2}/u.test(text) && !names.has(text)),
  };
}

const hint: Manner = (pupil, content) => perform(pupil, { type: "request-hint", item: deskOf(pupil).item }, content);

/** An answer that is not right, then a word about it, then the solution. */
const notRight: Manner = (pupil, content) => {
  const { boxes } = openProblem(pupil, content);
  const tried = answer(
    pupil,
    boxes.map(() => "7"),
    content,
  );
  if (openProblem(tried, content).phase !== "open") return tried;
  const asked = perform(
    tried,
    { type: "send-message", item: deskOf(tried).item, text: "no entiendo", locale: "en" },
    content,
  );
  return openProblem(asked, content).phase === "open" ? giveUp(asked, content) : asked;
};

function openProblem(pupil: Pupil, content: Content) {
  const practice = viewPractice(pupil.state, { content, now: 0 });
  if (practice.type !== "problem") throw new Error("no problem on the desk");
  return practice.problem;
}

/** Says something on every page that is read, and goes on. */
const asking: Play = (pupil, content) => {
  let after = pupil;
  for (let count = 0; count < ASKED.length; count++) {
    const { part, canContinue, check } = viewOf(after, content);
    if (part === "summary") break;
    after = teach(after, { type: "say", text: ASKED[count] ?? "" }, content);
    if (count % 2 === 0) continue;
    if (canContinue) after = go(after, content);
    else if (check === null) after = answerRight(after, content);
    else if (!viewOf(after, content).canContinue)
      after = teach(after, { type: "choose", choice: check.chosen.length }, content);
  }
  return after;
};

/** Played one command after the other; each screen on the way is looked at. */
const PLAYS: Readonly<Record<string, Play>> = {
  right: (pupil, content) => study(pupil, content, answerRight, 60),
  "not right": (pupil, content) => study(pupil, content, notRight, 60),
  hints: (pupil, content) => study(pupil, content, (at, of) => giveUp(hint(at, of), of), 60),
  asking,
  "early end": (pupil, content) => teach(go(pupil, content, 2), { type: "end" }, content),
  "lines shown": (pupil, content) => {
    let after = pupil;
    for (let count = 0; count < 20; count++) {
      const { completion, canContinue } = viewOf(after, content);
      if (!canContinue) break;
      after = completion?.blank ? teach(after, { type: "show-line" }, content) : go(after, content);
    }
    return after;
  },
  parked: (pupil, content) => {
    const { source } = pupil.state.activities.lesson ?? { source: "" };
    const other = skills.find((skill) => skill !== source) ?? "";
    const left = start(go(pupil, content), other, content, "other");
    return study(start(left, source, content, "again"), content, answerRight, 60);
  },
};

/** What changes the screen. */
const SHOWN: ReadonlySet<string> = new Set([
  "activity_ended",
  "activity_paused",
  "attempt_evaluated",
  "hint_served",
  "lesson_blank_tried",
  "lesson_checked",
  "lesson_moved",
  "problem_completed",
  "problem_served",
  "reply_given",
  "solution_shown",
]);

/** Every screen on the way through a lesson. */
function screensOf({ events }: Pupil, about: Pick<Screen, "skill" | "play">): readonly Screen[] {
  let state = initialTutorState;
  return events.flatMap((event, at) => {
    state = evolveTutor(state, event);
    const { lesson } = state.activities;
    if (!SHOWN.has(event.type) || !lesson?.plan || lesson.at === null) return [];
    return [{ ...about, ...screenOf({ state, events: events.slice(0, at + 1) }, spanish) }];
  });
}

beforeAll(async () => {
  english = await loadBankFromFiles();
  const spoken = english.languages?.es;
  if (spoken === undefined) throw new Error("no words of Spanish");
  spanish = { ...english, spoken };
  skills = english.graph.nodes.map(({ id }) => id).filter((id) => spoken.lessons[id] !== undefined);
  screens = skills.flatMap((skill) =>
    Object.entries(PLAYS).flatMap(([play, run]) =>
      screensOf(run(start(newPupil(spanish), skill, spanish), spanish), { skill, play }),
    ),
  );
}, 600_000);

describe("lessons of all skills that have Spanish words, played through", () => {
  test("[LES38] [ITM10] every screen is Spanish whole, but for an item that has no Spanish words", () => {
    expect(new Set(screens.map(({ skill }) => skill)).size).toBe(11);
    expect(screens.filter(({ isSpanish, mayBeEnglish }) => isSpanish === mayBeEnglish)).toEqual([]);
    const mixed = screens.flatMap(({ skill, play, isSpanish, texts }) =>
      texts.flatMap((text) =>
        isSpanish && ENGLISH.test(text.replaceAll(/\\[a-z]+/gu, "")) ? [`${skill} ${play}: ${text}`] : [],
      ),
    );
    expect([...new Set(mixed)]).toEqual([]);
  });

  test("[LES38] a page with an item that has no Spanish words is English whole, and so is what is said there", () => {
    const replied = examplesOfExpand()
      .filter((pupil) => viewOf(pupil, spanish).part === "example")
      .map((pupil) => teach(pupil, { type: "say", text: "no entiendo" }, spanish));
    const whole = replied.map((pupil) => screenOf(pupil, spanish)).filter(({ isSpanish }) => !isSpanish);
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.filter(({ mayBeEnglish }) => !mayBeEnglish)).toEqual([]);
    expect(whole.flatMap(({ texts }) => texts.filter((text) => SPANISH.test(text)))).toEqual([]);
  });

  test("[LES39] a summary is in one language, whatever the pages were in on which something was said", () => {
    const ends = (pupil: Pupil) => teach(pupil, { type: "end" }, spanish);
    const talkOf = (pupil: Pupil, content: Content) => viewOf(pupil, content).talk.map(({ text }) => text);
    const said = onEnglishPages().map((pupil) => teach(pupil, { type: "say", text: "no entiendo" }, spanish));
    expect(said.length).toBeGreaterThan(0);
    for (const pupil of said) {
      // "I do not understand" was asked on the idea's page as well, which is in Spanish.
      const [onIdea, onExample] = [talkOf(ends(pupil), spanish), talkOf(pupil, spanish)];
      expect(onExample.at(-1)).toMatch(ENGLISH);
      expect(onIdea).toHaveLength(2);
      expect(onIdea.filter((text) => ENGLISH.test(text))).toEqual([]);
      const { state, events } = ends(pupil);
      for (const content of [spanish, english]) {
        const record = viewActivityReplay(events, state.activities.lesson!.id, state, { content, now: 0 });
        expect(record?.seen.lesson?.talk.map(({ text }) => text)).toEqual([...onIdea, ...onExample]);
      }
      // Who has English by now reads what was in English.
      expect(talkOf(ends(pupil), english)).toEqual(onExample);
    }
  });

  test("[LES39] of a log that names no language nothing tells which a reply is in: it counts as English, and the record has it", () => {
    const asked = onEnglishPages().map((pupil) => teach(pupil, { type: "say", text: "no entiendo" }, spanish));
    expect(asked.length).toBeGreaterThan(0);
    for (const pupil of asked) {
      const { state, events } = teach(pupil, { type: "end" }, spanish);
      const replies = events.filter((event) => event.type === "reply_given");
      // As it was logged before: of a reply in Spanish there is nothing that one in English has not, but its words.
      const before = events.map((event) => {
        if (event.type !== "reply_given") return event;
        const { language: _language, ...body } = event.body;
        return { ...event, body };
      });
      const told = before
        .filter((event) => event.type === "reply_given")
        .map(({ body }) => Object.keys(body).toSorted());
      expect(replies.some(({ body }) => body.language === "es")).toBe(true);
      expect(replies.some(({ body }) => body.language === undefined)).toBe(true);
      expect(new Set(told.map((keys) => keys.join(" "))).size).toBe(1);

      const old = { ...pupil, state: before.reduce(evolveTutor, initialTutorState), events: before };
      const talk = viewOf(old, english).talk.map(({ text }) => text);
      expect(viewOf(old, spanish).talk).toEqual([]);
      const record = viewActivityReplay(before, state.activities.lesson!.id, old.state, { content: spanish, now: 0 });
      expect(record?.seen.lesson?.talk.map(({ text }) => text)).toEqual(talk);
      expect(talk.some((text) => SPANISH.test(text)) && talk.some((text) => ENGLISH.test(text))).toBe(true);
    }
  });

  test("[LES39] guidance stays in the summary, and no answer in another language is put behind it", () => {
    const [pupil] = onEnglishPages();
    if (pupil === undefined) throw new Error("no page in English");
    const texts = (text: string) =>
      viewOf(teach(teach(pupil, { type: "say", text }, spanish), { type: "end" }, spanish), spanish).talk.map(
        (line) => line.text,
      );
    expect(texts("me quiero morir").at(-1)).toMatch(SPANISH);
    const [asked] = texts("mi correo es ana@ana.es, por que hay ceros?").slice(-1);
    expect(asked).toMatch(SPANISH);
    expect(asked).not.toMatch(ENGLISH);
  });

  test("[CMP5] nothing scolds or shouts", () => {
    expect(screens.flatMap(({ texts }) => texts.filter((text) => UNKIND.test(text)))).toEqual([]);
    expect(screens.length).toBeGreaterThan(500);
  });

  test.for(["right", "hints"])("[LES38] [ITM10] a lesson is the same in both languages: %s", (play) => {
    for (const skill of skills) {
      const [inEnglish, inSpanish] = [english, spanish].map((content) =>
        PLAYS[play]?.(start(newPupil(content), skill, content), content),
      );
      expect(inSpanish?.state.mastery).toEqual(inEnglish?.state.mastery);
      const kinds = (pupil: Pupil | undefined) => pupil?.events.map(({ type }) => type);
      expect(kinds(inSpanish)).toEqual(kinds(inEnglish));
      const plans = (pupil: Pupil | undefined) => pupil?.events.filter(({ type }) => type === "plan_made").map(bodyOf);
      expect(plans(inSpanish)).toEqual(plans(inEnglish));
    }
  });

  test("[LES38] a lesson over a skill without Spanish words is English whole", () => {
    const begun = start(newPupil(spanish, 3), "g3.mulmean", spanish);
    const { language, idea, plan } = viewOf(begun, spanish);
    expect(language).toBeUndefined();
    expect([...idea, ...plan.steps.map(({ title }) => title)].filter((text) => SPANISH.test(text))).toEqual([]);
    expect(viewOf(teach(begun, { type: "say", text: "no entiendo" }, spanish), spanish).talk.at(-1)?.text).toMatch(
      ENGLISH,
    );
  });

  test("[LES38] [LES29] a choice is typed in Spanish: by its place, its letter, or its own words", () => {
    for (const skill of skills) {
      const content = spanish;
      let at = start(newPupil(content), skill, content);
      for (let count = 0; count < 40 && viewOf(at, content).check === null; count++) {
        const { canContinue } = viewOf(at, content);
        at = canContinue ? go(at, content) : answerRight(at, content);
      }
      const { check } = viewOf(at, content);
      const chosen = (text: string) => viewOf(teach(at, { type: "say", text }, content), content).check?.chosen;
      expect([skill, chosen("la segunda")]).toEqual([skill, [1]]);
      expect([skill, chosen("creo que es la c")]).toEqual([skill, [2]]);
      for (const [place, choice] of (check?.choices ?? []).entries()) {
        expect([skill, choice, chosen(choice.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, ""))]).toEqual([
          skill,
          choice,
          [place],
        ]);
      }
    }
  });
});

/** Of one skill some examples have no Spanish words; its idea, on which something was asked, has. */
function examplesOfExpand(): readonly Pupil[] {
  return Array.from({ length: 40 }, (_none, name) => {
    const begun = start(newPupil(spanish), "g2.expand", spanish, `${name}`);
    const idea = viewOf(begun, spanish).before ? teach(begun, { type: "skip-before" }, spanish) : begun;
    return go(teach(idea, { type: "say", text: "no entiendo" }, spanish), spanish, 2);
  });
}

const onEnglishPages = (): readonly Pupil[] =>
  examplesOfExpand().filter((pupil) => {
    const { part, language } = viewOf(pupil, spanish);
    return part === "example" && language === undefined;
  });

const bodyOf = ({ body }: Pupil["events"][number]): unknown => body;
