import { parseArgs } from "node:util";
import { TALKER_KINDS, simulateTalk, type SimulatedTalk, type TalkerKind } from "#engine/testing";
import { LIKES, type Content, type TutorEvent } from "#engine";
import { loadBankFromFiles } from "#bank/factory";

const usage = `usage: node tools/talks.ts [--kind ${TALKER_KINDS.join("|")}] [--skill S] [--seed K] [--turns N] [--warm N] [--like L]

Prints a conversation of a simulated pupil with the tutor, as text. Without --kind one of each, without --skill one
skill after the other.`;

/** The conversation as a script: what was shown, written and said. */
function scriptOf({ events, refusals }: SimulatedTalk, content: Content): string {
  const lines = events.flatMap((event) => lineOf(event, content));
  return [...lines, ...refusals.map((refusal) => `  [refused] ${refusal}`)].join("\n");
}

function lineOf(event: TutorEvent, content: Content): readonly string[] {
  switch (event.type) {
    case "problem_served": {
      const { blueprint, version, difficulty, seed } = event.body;
      const opened = content.open({ blueprint, version, difficulty, seed });
      const item = opened.ok ? opened.value.item : undefined;
      const choices = item?.answer_spec.ui.choices ?? [];
      const stem = item?.problem_content.stem ?? "?";
      const answer = item?.solution_logic.final_answer_canonical ?? "?";
      return [
        `\n■ level ${difficulty}: ${stem}${choices.length > 0 ? ` {${choices.join(" | ")}}` : ""}   (answer ${answer})`,
      ];
    }
    case "message_received":
      return [
        `  PUPIL  ${event.body.text}   ‹${event.body.category}${event.body.value === null ? "" : `: ${event.body.value}`}›`,
      ];
    case "attempt_evaluated":
      return [`         [${event.body.verdict}]`];
    case "attempt_submitted":
      return [`         [marked: ${event.body.given.join(", ")}]`];
    case "reply_given":
      return [
        `  TUTOR  ${event.body.text}   ‹${event.body.category}/${event.body.act}${event.body.asks === null ? "" : ` asks ${event.body.asks.kind}`}›`,
      ];
    case "scaffold_moved":
      return [`         [steps ${event.body.outcome}, depth ${event.body.depth}, step ${event.body.step ?? "–"}]`];
    case "teach_back_judged":
      return [
        `         [why: ${event.body.outcome} ${JSON.stringify(event.body.met)} missing ${JSON.stringify(event.body.missing)}]`,
      ];
    case "solution_shown":
      return ["         [solution shown]"];
    case "safety_flagged":
      return [`         [flag ${event.body.kind} ${event.body.severity}]`];
    default:
      return [];
  }
}

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      kind: { type: "string" },
      skill: { type: "string" },
      seed: { type: "string", default: "1" },
      turns: { type: "string", default: "18" },
      warm: { type: "string", default: "0" },
      like: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const kinds = values.kind === undefined ? TALKER_KINDS : TALKER_KINDS.filter((kind) => kind === values.kind);
  if (values.help || kinds.length === 0) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const content = await loadBankFromFiles();
  const skills = content.graph.nodes.map(({ id }) => id);
  kinds.forEach((kind: TalkerKind, at) => {
    const skill = values.skill ?? skills[(at * 7 + Number(values.seed)) % skills.length] ?? "g5.fracadd";
    console.log(`\n════ ${kind}, ${skill}, seed ${values.seed}`);
    const talk = simulateTalk({
      content,
      kind,
      seed: values.seed,
      skill,
      turns: Number(values.turns),
      warmUp: Number(values.warm),
      likes: LIKES.filter((like) => like === values.like),
    });
    console.log(scriptOf(talk, content));
  });
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
