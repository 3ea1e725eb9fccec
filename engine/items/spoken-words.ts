import type { SkillId } from "../ids.ts";
import type { AppLanguage } from "../profile.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";
import { hear } from "../words/hear.ts";
import type { Gaps } from "../words/say.ts";
import type { HeardWords, Translations } from "../words/types.ts";
import type { Content } from "./content.ts";
import { translatedLesson, type Lesson, type LessonWords } from "./lesson.ts";
import type { MathProblemItem } from "./math-problem-item.ts";
import type { BlueprintWords } from "./translated.ts";

/** All that is said and heard in a language besides English, as far as it has been put into it. */
export interface SpokenWords {
  readonly language: AppLanguage;
  /** By skill. */
  readonly blueprints: Readonly<Record<string, BlueprintWords>>;
  /** By skill. */
  readonly lessons: Readonly<Record<string, LessonWords>>;
  /** What skills are called in sentences: those that have lessons, and those that come next. */
  readonly names: Readonly<Record<string, string>>;
  /** What the tutor says. */
  readonly phrases: Translations;
  readonly heard: HeardWords;
}

/** Content with what its learner reads and writes: practice and its tutor take it, everything else stays English [ITM10]. */
type Spoken = Pick<Content, "spoken" | "inWords" | "lesson">;

/**
 * The words an item is spoken of in; null for English. One whose answer is in words itself stays English: it is marked
 * wherever the log goes, and by its English. So does one that an older bank made.
 */
export function spokenFor(content: Spoken, item: MathProblemItem): SpokenWords | null {
  return translationOf(content, item) === null ? null : (content.spoken ?? null);
}

/** An item in the language it is spoken of in. */
export function spokenItem(content: Spoken, item: MathProblemItem): MathProblemItem {
  return translationOf(content, item) ?? item;
}

function translationOf({ spoken, inWords }: Spoken, item: MathProblemItem): MathProblemItem | null {
  const words = spoken?.blueprints[item.meta.skill_id];
  if (words === undefined || item.answer_spec.ui.choices.some((choice) => /\p{L}{2}/u.test(choice))) return null;
  const known = kept.get(item);
  if (known !== undefined) return known;
  const made = inWords(item, words) ?? null;
  kept.set(item, made);
  // It is its own translation.
  if (made !== null) kept.set(made, made);
  return made;
}

/** The lesson of a skill in these words; as it stands where they have none for it, or for English. */
export function spokenLesson({ lesson: of }: Spoken, skill: SkillId, spoken: SpokenWords | null): Lesson | undefined {
  const lesson = of(skill);
  const words = spoken?.lessons[skill];
  if (lesson === undefined || words === undefined) return lesson;
  const known = keptLessons.get(lesson) ?? translatedLesson(lesson, words);
  keptLessons.set(lesson, known);
  return known;
}

/** What a skill is called in these words, with its quotation marks; no gap where they have no name for it. */
export function skillGap({ graph }: Pick<Content, "graph">, skill: SkillId, spoken: SpokenWords | null): Gaps {
  const name = spoken === null ? nameOfSkill(graph, skill) : spoken.names[skill];
  return name === undefined ? {} : { skill: `“${name}”` };
}

/** All lessons that are in these words; for English all there are. */
export function lessonsIn(content: Spoken & Pick<Content, "graph">, spoken: SpokenWords | null): readonly Lesson[] {
  const skills = content.graph.nodes.filter(({ id }) => spoken === null || spoken.lessons[id] !== undefined);
  return skills.flatMap(({ id }) => spokenLesson(content, id, spoken) ?? []);
}

/** Views ask for the same items again and again, and what is known of one is kept by it. There is one language besides English. */
const kept = new WeakMap<MathProblemItem, MathProblemItem | null>();
const keptLessons = new WeakMap<Lesson, Lesson>();

/** A message as the reader of English hears it [UND37]. `other`: what stands for a word that is not known. */
export function heardIn(spoken: SpokenWords | null, text: string, other?: (word: string) => string): string {
  return spoken === null ? text : hear(text, spoken.heard, other);
}
