import { currentPiece } from "./ask-piece.ts";
import { signWords } from "./hint-for-sum.ts";
import type { Talk } from "./talk.ts";

/** "Do I add them?": what is to be done with the numbers. */
const ASKS =
  /^(?:(?:so|and|but|ok|okay|then) )*(?:do|should|must|shall|would|can) (?:i|we|you|u) (?:(?:have to|need to|just|always|then) )*(add|plus|subtract|minus|take|times|multiply|divide|share)\b/u;

/** "Is this a times or a plus?" */
const IS_IT =
  /^(?:(?:so|and|but|ok) )*is (?:this|it) (?:an? )?(add|plus|subtract|minus|take|times|multiply|divide|share)/u;

const SIGN_OF: Readonly<Record<string, string>> = {
  add: "+",
  plus: "+",
  subtract: "-",
  minus: "-",
  take: "-",
  times: "\\times",
  multiply: "\\times",
  divide: "\\div",
  share: "\\div",
};

/** Whether a message asks which calculation it is. */
export function asksOperation(plain: string): boolean {
  return ASKS.test(plain) || IS_IT.test(plain);
}

/**
 * What the sign of the small step that is open says, or the one sign of the problem; `null` where no sign stands there:
 * to find the calculation is then the pupil's work.
 */
export function operationWords(talk: Talk): string | null {
  const asked = SIGN_OF[(ASKS.exec(talk.understood.plain) ?? IS_IT.exec(talk.understood.plain))?.[1] ?? ""];
  const isActive = talk.desk.problem.scaffold?.active === true;
  const text = (isActive ? currentPiece(talk)?.piece.sum : null) ?? mathsIn(talk.desk.item.problem_content.stem);
  const signs = [...new Set(text.match(/\+|[-−]|\\times|\\div/gu) ?? [])];
  const [sign] = signs;
  const verb = /\b(add|subtract|multiply|divide)\b/iu.exec(talk.desk.item.problem_content.stem)?.[1]?.toLowerCase();
  if (sign === undefined && verb !== undefined && asked !== undefined)
    return `${SIGN_OF[verb] === asked ? "Yes" : "Not here"}, the problem says: ${verb}.`;
  const words = sign === undefined || signs.length > 1 ? null : signWords(sign);
  return words === null ? null : `${sign === asked ? "Yes." : "Not here."} ${words}`;
}

/** The calculations of a text; a minus before a number alone is no sign of one, and a box leaves it to be found. */
function mathsIn(text: string): string {
  const maths = (text.match(/\$[^$]+\$/gu) ?? []).filter((each) => !/\\square|[a-z]\s*[-+=]|=/u.test(each));
  return maths.map((each) => each.replace(/^\$\s*[-−]/u, "$")).join(" ");
}
