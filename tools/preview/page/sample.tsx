import type { ReactNode } from "react";
import type { MathProblemItem } from "#engine";
import { Diagram } from "../../../app/components/diagrams/diagram.tsx";
import { Maths } from "../../../app/components/maths.tsx";
import { RichText } from "../../../app/components/rich-text.tsx";

/** One problem with everything that belongs to it, drawn by the app's own code. */
export function Sample({ seed, item }: { readonly seed: number; readonly item: MathProblemItem }): ReactNode {
  const { stem, diagram, spoken } = item.problem_content;
  const { kind, ui, options, parts } = item.answer_spec;
  const asked = Object.entries(options ?? {}).filter(([name]) => name !== "choices");
  return (
    <article className="sample" data-item-id={item.meta.id}>
      <p className="stem">
        <RichText text={stem} />
      </p>
      {diagram !== undefined && <Diagram diagram={diagram} />}
      {spoken !== undefined && <p className="small">{`Read aloud: ${spoken}`}</p>}
      {ui.choices.length > 0 && (
        <ul className="choices">
          {ui.choices.map((choice) => (
            <li key={choice}>
              <RichText text={choice} />
            </li>
          ))}
        </ul>
      )}
      <p className="answer">
        {"Answer: "}
        <b>
          <RichText text={item.solution_logic.final_answer_canonical} />
        </b>
        <span className="small">{` ${parts?.map(({ label }) => label).join("; ") ?? kind}${asked.length === 0 ? "" : ` ${JSON.stringify(Object.fromEntries(asked))}`}`}</span>
      </p>
      <h4>Hints</h4>
      <Texts texts={item.hints ?? []} />
      <h4>Named errors</h4>
      {item.misconceptions.map((error) => (
        <details key={error.id} open>
          <summary>
            <b>
              <RichText text={error.trigger.value} />
            </b>
            {` ${error.id} ${error.error_tag}: `}
            <RichText text={error.explanation ?? ""} />
          </summary>
          <Texts texts={error.hint_ladder} />
        </details>
      ))}
      {item.misconceptions.length === 0 && <p className="small">None on this problem.</p>}
      <h4>Worked steps</h4>
      <ol>
        {item.solution_logic.steps.map(({ step_index: index, explanation, math }) => (
          <li key={index}>
            <RichText text={explanation} /> <Maths latex={math} />
          </li>
        ))}
      </ol>
      <p className="small">{`seed ${seed} · computed difficulty ${item.meta.generation?.computed_difficulty ?? ""} · ${item.meta.generation?.stem ?? ""}`}</p>
    </article>
  );
}

function Texts({ texts }: { readonly texts: readonly string[] }): ReactNode {
  return (
    <ol>
      {texts.map((text) => (
        <li key={text}>
          <RichText text={text} />
        </li>
      ))}
    </ol>
  );
}
