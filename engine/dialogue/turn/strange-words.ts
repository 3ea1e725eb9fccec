import { ideasIn, type Idea } from "../compose/ideas-in.ts";
import { problemText } from "../compose/problem-text.ts";
import type { Talk } from "./talk.ts";

/** Ideas whose words are hardly ever used of anything else. */
const TELLING: ReadonlySet<Idea> = new Set(["fraction", "decimal", "percent", "places", "negative", "round"]);

/** Whether a way is told in words of mathematics that neither the problem nor its lesson has: bottoms, where there are none. */
export function isAboutAnother({ understood, desk, lesson }: Pick<Talk, "understood" | "desk" | "lesson">): boolean {
  const said = [...ideasIn(understood.plain)].filter((idea) => TELLING.has(idea));
  if (said.length === 0) return false;
  const { idea = [], again = "", rubric = [], answers = [] } = lesson ?? {};
  const taught = [
    ...idea,
    again,
    ...rubric.flatMap((point) => [point.idea, point.ask]),
    ...answers.map(({ say }) => say),
  ];
  const asked = desk.problem.turns.flatMap((turn) => (turn.type === "reply" ? turn.text : [])).slice(-2);
  const here = ideasIn([problemText(desk.item), ...taught, ...asked].join(" "));
  return said.some((each) => !here.has(each));
}
