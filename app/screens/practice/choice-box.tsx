import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Maths } from "../../components/maths.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { richTextToPlain } from "../../components/split-rich-text.ts";
import { useText } from "../../text/text.ts";
import css from "./choice-box.module.css";

interface ChoiceBoxProps {
  /** Accessible name: "Answer". */
  readonly name: string;
  readonly choices: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly describedBy: string;
}

const FIRST_LETTER = 65;
const LONGEST_SHORT = 3;
const LONGEST_MEDIUM = 7;
/** `<`, `=`, `>` */
const MOST_SIGNS = 3;
/** `3/4`, `-3/4`, `2 3/4`. */
const SIMPLE_FRACTION = /^(-?(?:\d+ )?)(\d+)\/(\d+)$/u;

/** Answers to pick from: arrow keys, letters (A, B …) and digits (1, 2 …) all work, and so do big fingers. */
export function ChoiceBox({ name, choices, value, onChange, describedBy }: ChoiceBoxProps): ReactNode {
  const t = useText();
  const group = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The group itself: a ring round the first answer would look as if it were chosen.
    box.current?.focus({ preventScroll: true });
  }, []);

  function pick(at: number): void {
    const choice = choices[at];
    if (choice === undefined) return;
    onChange(choice);
    box.current?.querySelectorAll("input")[at]?.focus({ preventScroll: true });
  }

  function pickByKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === box.current && event.key.startsWith("Arrow")) {
      event.preventDefault();
      pick(event.key === "ArrowUp" || event.key === "ArrowLeft" ? choices.length - 1 : 0);
      return;
    }
    const at = /^[1-9]$/u.test(event.key)
      ? Number(event.key) - 1
      : event.key.length === 1
        ? event.key.toUpperCase().charCodeAt(0) - FIRST_LETTER
        : -1;
    pick(at);
  }

  return (
    <div
      ref={box}
      role="radiogroup"
      aria-label={name}
      aria-describedby={describedBy}
      className={`${css["choices"]} ${css[widthOf(choices)] ?? ""}`}
      tabIndex={-1}
      onKeyDown={pickByKey}
    >
      {choices.map((choice, at) => (
        <label key={choice} className={css["choice"]}>
          <input
            type="radio"
            name={group}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <span className={css["letter"]} aria-hidden="true">
            {String.fromCharCode(FIRST_LETTER + at)}
          </span>
          <span>
            <ChoiceWords choice={choice} truth={t("practice.true")} falsehood={t("practice.false")} />
          </span>
        </label>
      ))}
    </div>
  );
}

interface ChoiceWordsProps {
  readonly choice: string;
  readonly truth: string;
  readonly falsehood: string;
}

function ChoiceWords({ choice, truth, falsehood }: ChoiceWordsProps): ReactNode {
  if (choice === "true") return truth;
  if (choice === "false") return falsehood;
  const fraction = SIMPLE_FRACTION.exec(choice);
  if (fraction !== null) return <Maths latex={`${fraction[1] ?? ""}\\tfrac{${fraction[2]}}{${fraction[3]}}`} />;
  return <RichText text={choice} />;
}

/** How much room the longest of the choices takes. */
function widthOf(choices: readonly string[]): "sign" | "narrow" | "medium" | "long" {
  const longest = Math.max(...choices.map(lengthOf));
  if (longest <= 1 && choices.length <= MOST_SIGNS) return "sign";
  if (longest <= LONGEST_SHORT) return "narrow";
  return longest <= LONGEST_MEDIUM ? "medium" : "long";
}

/** Characters as seen: a command of LaTeX is one sign. */
function lengthOf(choice: string): number {
  return richTextToPlain(choice.replace(/\\[a-z]+\s?/giu, "×").replace(/[{}]/gu, "")).length;
}
