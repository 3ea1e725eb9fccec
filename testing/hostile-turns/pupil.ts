import type { ItemId, Rng, SkillId } from "#engine";
import { answersOf, type Desk, type Device } from "./device.ts";

type Done = Promise<{ readonly ok: boolean; readonly error?: unknown }>;

/** One thing a pupil does. */
export type Act = () => Done;

/** Chooses what a pupil who practises does next: hints and messages above all. */
export function nextAct(device: Device, desk: Desk | null, skill: SkillId, rng: Rng, phrases: readonly string[]): Act {
  const { api } = device.tab;
  if (desk === null) {
    return async () => {
      await api.closeSummary();
      return api.startPractice({ skillId: skill });
    };
  }
  const { view, item } = desk;
  const itemId: ItemId = view.itemId;
  const say = (text: string) => () => api.sendMessage({ itemId, text });
  const submit = (given: readonly string[]) => () => api.submitAnswer({ itemId, given, latencyMs: 2_000 });
  if (view.phase !== "open") {
    const roll = rng.int(0, 9);
    if (view.asks?.kind === "why" || roll < 4) return say(rng.pick(roll < 3 ? REASONS : phrases));
    return roll === 4 ? () => api.showSolution(itemId) : () => api.nextProblem(itemId);
  }
  const roll = rng.int(0, 99);
  if (roll < 30 && view.nextHint !== null) return () => api.requestHint(itemId);
  if (roll < 60) return say(rng.pick(phrases));
  if (roll < 70) return say(rng.pick([...QUESTIONS, ...UNCLEAR]));
  if (roll < 84) return submit(wrongOf(desk, rng));
  if (roll < 87)
    return () => api.checkWork({ itemId, lines: [rng.pick(["3 + 4 = 8", "x = 99", "12 - 5", "is it 7"])] });
  if (roll < 94) return submit(answersOf(item));
  return roll < 97 ? () => api.showSolution(itemId) : () => api.skipProblem(itemId);
}

/** What a pupil in a lesson, or with a doubt, does next. */
export function nextTalkAct(device: Device, kind: "lesson" | "clarify", skill: SkillId, rng: Rng): Act {
  const { api } = device.tab;
  const command = rng.pick(["say", "say", "say", "say", "continue", "end", "start"] as const);
  if (kind === "clarify") {
    if (command === "end" || command === "continue") return () => api.act({ kind, command: { type: "end" } });
    if (command === "start") return () => api.act({ kind, command: { type: "start", skill } });
    return () => api.act({ kind, command: { type: "say", text: rng.pick(QUESTIONS) } });
  }
  if (command === "say") return () => api.act({ kind, command: { type: "say", text: rng.pick(QUESTIONS) } });
  if (command === "start") return () => api.act({ kind, command: { type: "start", skill } });
  return () => api.act({ kind, command: { type: command } });
}

/** Something a child could type: what a mistake gives, a neighbour, or nothing anybody would think of. */
function wrongOf({ item, view }: Desk, rng: Rng): readonly string[] {
  const right = answersOf(item);
  const [first = "", ...rest] = right;
  const others = view.choices.filter((choice) => choice !== first);
  if (others.length > 0) return [rng.pick(others)];
  const near = /^\d+$/u.test(first) ? [String(Number(first) + rng.int(1, 9)), String(Number(first) * 2 + 1)] : [];
  const typed = [...item.misconceptions.map(({ trigger }) => trigger.value), ...near, String(rng.int(100, 99_999))];
  return [rng.pick(typed), ...rest];
}

const REASONS: readonly string[] = [
  "because i added the ones first and then the tens",
  "cos you have to do the same on both sides",
  "the bottoms are the same so i only counted the tops",
  "i made groups and counted them",
  "i just guessed",
  "because 10 ones make 1 ten and you carry it over",
  "first i looked for what is the same and then i took away",
  "my brother told me",
];
const QUESTIONS: readonly string[] = [
  "why do i have to line them up",
  "how does that work",
  "why does it get smaller when i multiply",
  "i dont understand the rule",
  "what do i do first",
  "what does that word mean",
  "why cant i just add everything",
  "how do you know which one is bigger",
  "can you explain it another way",
  "i dont get it",
  "when do i use this",
  "why is it like that and not the other way round",
];
const UNCLEAR: readonly string[] = [
  "hm i feel weird today",
  "nobody talks to me at school",
  "the thing with the stuff",
  "my tummy hurts when i do math",
  "what if i vanish lol",
  "they took my lunch again",
  "idk maybe the big one with the small one",
  "do the thing from before",
];
