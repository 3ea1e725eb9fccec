import type { Survey, SurveyQuestion } from "../survey.ts";
import type { DraftQuestion, SurveyDraft } from "./survey-draft.ts";

/** Why a survey cannot be given yet; `question` and `on` are numbers as people count them, from 1. */
export type SurveyFault =
  | { readonly type: "no-questions" }
  | {
      readonly type:
        | "no-text"
        | "few-choices"
        | "empty-choice"
        | "same-choices"
        /** Asked only after an answer, and none is named. */
        | "when-nothing"
        /** Asked after a question that is there no more. */
        | "when-gone";
      readonly question: number;
    }
  | {
      readonly type:
        | "when-later"
        /** The question it depends on has nothing to choose. */
        | "when-free";
      readonly question: number;
      readonly on: number;
    };

const PLACES = [1, 2, 3, 4, 5] as const;

/** What a pupil chooses from: of a rating five places, with what the ends mean; empty for free text. */
export function labelsOf({ type, choices, ends }: Pick<DraftQuestion, "type" | "choices" | "ends">): readonly string[] {
  if (type === "free-text") return [];
  if (type !== "rating") return choices;
  return PLACES.map((place) => {
    const meaning = place === 1 ? ends.low : place === PLACES.length ? ends.high : "";
    return meaning === "" ? `${place}` : `${place}: ${meaning}`;
  });
}

/** All of them, in the order of the questions; with none it can be given [SVY10]. */
export function faultsInDraft({ questions }: SurveyDraft): readonly SurveyFault[] {
  if (questions.length === 0) return [{ type: "no-questions" }];
  return questions.flatMap((question, at) => [...faultsInWords(question, at + 1), ...faultsInWhen(questions, at)]);
}

function faultsInWords({ type, text, choices }: DraftQuestion, question: number): readonly SurveyFault[] {
  const isChosen = type === "choice" || type === "several";
  const written = choices.filter((choice) => choice !== "");
  const found: readonly (readonly [boolean, "no-text" | "few-choices" | "empty-choice" | "same-choices"])[] = [
    [text === "", "no-text"],
    [isChosen && choices.length < 2, "few-choices"],
    [isChosen && choices.length >= 2 && written.length < choices.length, "empty-choice"],
    [isChosen && new Set(written).size < written.length, "same-choices"],
  ];
  return found.flatMap(([isSo, fault]) => (isSo ? [{ type: fault, question }] : []));
}

function faultsInWhen(questions: SurveyDraft["questions"], at: number): readonly SurveyFault[] {
  const when = questions[at]?.when ?? null;
  if (when === null) return [];
  const question = at + 1;
  const on = questions.findIndex(({ id }) => id === when.question);
  const other = questions[on];
  if (other === undefined) return [{ type: "when-gone", question }];
  if (on >= at) return [{ type: "when-later", question, on: on + 1 }];
  if (other.type === "free-text") return [{ type: "when-free", question, on: on + 1 }];
  const labels = labelsOf(other);
  return when.is.some((place) => labels[place] !== undefined) ? [] : [{ type: "when-nothing", question }];
}

/** As the bank's surveys are: what assigns, shows and counts these has no other kind to know. Of a draft without faults it is whole. */
export function surveyOfDraft(
  { title, about, questions, thanks }: SurveyDraft,
  edition: Pick<Survey, "id" | "version" | "createdOn">,
): Survey {
  return { ...edition, title, about, questions: questions.map((one) => questionOf(one, questions)), thanks };
}

function questionOf(draft: DraftQuestion, all: SurveyDraft["questions"]): SurveyQuestion {
  const { id, text, required, type, when } = draft;
  const on = when === null ? undefined : all.find((one) => one.id === when.question);
  const labels = on === undefined ? [] : labelsOf(on);
  return {
    id,
    text,
    required,
    type,
    choices: labelsOf(draft),
    ...(when === null ? {} : { when: { question: when.question, is: labels.filter((_, at) => when.is.includes(at)) } }),
  };
}
