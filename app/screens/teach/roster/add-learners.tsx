import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import type { AskError } from "../ask-school.ts";
import { useCardsDesk } from "../cards/cards-desk.tsx";
import type { WholeClass } from "../whole-class.ts";
import shared from "../components/components.module.css";
import { Alert, Trouble } from "../components/trouble.tsx";
import { useSchool } from "../session/school.tsx";
import { inPortions } from "./in-portions.ts";
import { MAX_CLASS, parseNames } from "./parse-names.ts";
import css from "./roster.module.css";

interface AddLearnersProps {
  readonly whole: WholeClass;
  readonly onChange: () => void;
}

/** Names, one a line, typed or pasted. Each gets a PIN; those that were not reached stay in the box. */
export function AddLearners({ whole, onChange }: AddLearnersProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const lay = useCardsDesk();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState("");
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const [error, setError] = useState<AskError | null>(null);
  const [tried, setTried] = useState(false);
  const { names, tooLong, marked, twice } = parseNames(
    typed,
    whole.roster.map(({ name }) => name),
  );
  const room = MAX_CLASS - whole.roster.length;
  const fault =
    names.length === 0
      ? t("teach.add.none")
      : tooLong.length > 0
        ? t("teach.add.long", { name: `${tooLong[0]?.slice(0, 30)}…` })
        : marked.length > 0
          ? t("teach.add.marks", { name: marked[0] ?? "" })
          : names.length > room
            ? t("teach.add.room", { room })
            : twice.length > 0
              ? t("teach.add.twice", { names: twice.slice(0, 3).join(", ") })
              : null;
  const shown = fault !== null && (tried || names.length > 0) ? fault : null;

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (progress !== null) return;
    setTried(true);
    if (fault !== null) {
      box.current?.focus();
      return;
    }
    setError(null);
    let left = names;
    for (const portion of inPortions(names)) {
      setProgress({ done: names.length - left.length, all: names.length });
      const added = await ask("POST /classes/{class}/learners", { names: [...portion] }, { class: whole.id });
      if (!added.ok) {
        setError(added.error);
        break;
      }
      lay(added.value.cards);
      left = left.slice(portion.length);
    }
    setProgress(null);
    setTyped(left.join("\n"));
    setTried(false);
    onChange();
  }

  return (
    <form className={css["add"]} onSubmit={(event) => void add(event)} noValidate>
      <label htmlFor={id}>{t("teach.add.label")}</label>
      <textarea
        ref={box}
        id={id}
        rows={4}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        readOnly={progress !== null}
        aria-describedby={`${id}-hint ${id}-count`}
        aria-invalid={shown !== null}
        autoComplete="off"
        spellCheck={false}
      />
      <p id={`${id}-hint`} className={shared["hint"]}>
        {t("teach.add.hint")}
      </p>
      <output id={`${id}-count`} className={css["count"]}>
        {progress !== null
          ? t("teach.add.progress", progress)
          : (shown ?? (names.length > 0 && t("teach.add.count", { n: names.length })))}
      </output>
      <Trouble error={error} />
      {/* An answer that is lost does not tell whether the names are in. */}
      {error !== null && error.type !== "refused" && <Alert>{t("teach.add.unsure")}</Alert>}
      <div className={shared["row"]}>
        <Button type="submit" look="primary" aria-disabled={progress !== null}>
          {progress === null ? t("teach.add.button") : t("teach.working")}
        </Button>
      </div>
    </form>
  );
}
