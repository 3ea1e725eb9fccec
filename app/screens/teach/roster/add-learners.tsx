import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button, FileButton } from "../../../components/button.tsx";
import { useText, type TextId } from "../../../text/text.ts";
import type { AskError } from "../ask-school.ts";
import { useCardsDesk } from "../cards/cards-desk.tsx";
import type { LearnerCard, WholeClass } from "../whole-class.ts";
import shared from "../components/components.module.css";
import { Alert, Trouble } from "../components/trouble.tsx";
import { useSchool } from "../session/school.tsx";
import { changeGrades } from "./change-grades.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { inPortions } from "./in-portions.ts";
import { putInGroups } from "./put-in-groups.ts";
import {
  planAdding,
  regradedIn,
  sameName,
  type ByHand,
  type Fate,
  type PlannedLine,
  type Regraded,
  type RosterChange,
} from "./plan-adding.ts";
import { oneRosterWords, type FileWords } from "./one-roster/one-roster-words.ts";
import { RosterImport } from "./one-roster/roster-import.tsx";
import type { OneRoster } from "./one-roster/teach-one-roster.ts";
import { Preview } from "./preview.tsx";
import { readFile, type FileFault } from "./read-file.ts";
import css from "./roster.module.css";
import { useReading } from "./use-reading.ts";

const FILE_FAULTS: Readonly<Record<FileFault, TextId>> = {
  "too-large": "teach.add.file.too-large",
  "not-text": "teach.add.file.not-text",
  workbook: "teach.add.file.workbook",
  unreadable: "teach.add.file.unreadable",
};

/** Nothing more is to be done about a line. */
const IS_IN: ReadonlySet<Fate> = new Set(["add", "grade", "in-class"]);

interface AddLearnersProps {
  readonly whole: WholeClass;
  readonly onChange: () => void;
  readonly onChanged: (change: RosterChange) => void;
  /** Something else was done; the words say what. */
  readonly onNews: (words: string) => void;
}

/** Names, typed, pasted or from a file, and what becomes of each. What was not reached stays in the box. */
export function AddLearners({ whole, onChange, onChanged, onNews }: AddLearnersProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const lay = useCardsDesk();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState("");
  const [byHand, setByHand] = useState<ByHand>({});
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const [error, setError] = useState<AskError | null>(null);
  const [fileFault, setFileFault] = useState<FileWords | null>(null);
  const [listed, setListed] = useState<OneRoster | null>(null);
  const [tried, setTried] = useState(false);
  const { table, read } = useReading(typed, byHand);
  const plan = table === null ? [] : planAdding(table, whole.roster);
  const adding = plan.filter(({ fate }) => fate === "add").length;
  const grades = regradedIn(plan).length;

  function type(text: string): void {
    // What was said by hand is about the columns of that list.
    if (text.split("\n", 1)[0] !== typed.split("\n", 1)[0]) setByHand({});
    setTyped(text);
    setTried(false);
    setFileFault(null);
    setListed(null);
  }

  async function open(file: File): Promise<void> {
    setFileFault(null);
    setListed(null);
    const chosen = await readFile(file);
    if (!chosen.ok) {
      setFileFault({ text: FILE_FAULTS[chosen.error] });
      return;
    }
    if (chosen.value.type === "text") {
      type(chosen.value.text);
      box.current?.focus();
      return;
    }
    const reader = await import("./one-roster/teach-one-roster.ts").catch(() => null);
    if (reader === null) {
      setError(offline());
      return;
    }
    const roster = reader.readOneRoster(chosen.value.bytes, new Date().toISOString().slice(0, 10));
    if (roster.ok) setListed(roster.value);
    else setFileFault(oneRosterWords(roster.error));
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (progress !== null) return;
    setTried(true);
    setError(null);
    const list = await read().catch(() => null);
    if (list === null) {
      setError(offline());
      return;
    }
    const lines = planAdding(list, whole.roster);
    const toAdd = lines.filter(({ fate }) => fate === "add");
    const regraded = regradedIn(lines);
    if (toAdd.length + regraded.length === 0) {
      box.current?.focus();
      return;
    }
    if (!(await send(toAdd, regraded))) return;
    if (lines.every(({ fate }) => IS_IN.has(fate))) type("");
  }

  /** In portions; false where one of them did not come through. */
  async function send(lines: readonly PlannedLine[], regraded: readonly Regraded[]): Promise<boolean> {
    setProgress({ done: 0, all: lines.length });
    const graded = await changeGrades(ask, whole, regraded);
    if (!graded.ok) {
      setError(graded.error);
      setProgress(null);
      onChange();
      return false;
    }
    const cards: LearnerCard[] = [];
    let isWhole = true;
    for (const portion of inPortions(lines)) {
      setProgress({ done: cards.length, all: lines.length });
      const names = portion.map(({ name }) => name);
      const grades = portion.map(({ grade }) => grade);
      const body = { names, ...(grades.some((grade) => grade !== null) ? { grades } : {}) };
      const added = await ask("POST /classes/{class}/learners", body, { class: whole.id });
      if (!added.ok) {
        setError(added.error);
        isWhole = false;
        break;
      }
      lay(added.value.cards);
      cards.push(...added.value.cards);
    }
    onChanged({ cards, grades: regraded });
    const grouped = await putInGroups(ask, whole, membersOf(cards, lines));
    if (!grouped.ok) setError(grouped.error);
    setProgress(null);
    onChange();
    return isWhole && grouped.ok;
  }

  const count =
    progress !== null
      ? t("teach.add.progress", progress)
      : plan.length > 0
        ? t("teach.add.count", { add: adding, grades, not: plan.length - adding - grades })
        : tried && t("teach.add.none");

  return (
    <form className={css["add"]} onSubmit={(event) => void add(event)} noValidate>
      <div className={css["typed"]}>
        <label htmlFor={id}>{t("teach.add.label")}</label>
        <textarea
          ref={box}
          id={id}
          rows={6}
          value={typed}
          onChange={({ target }) => type(target.value)}
          readOnly={progress !== null}
          aria-describedby={`${id}-hint ${id}-count`}
          aria-invalid={tried && adding + grades === 0}
          autoComplete="off"
          spellCheck={false}
        />
        <p id={`${id}-hint`} className={shared["hint"]}>
          {t("teach.add.hint")}
        </p>
        <output id={`${id}-count`} className={css["count"]}>
          {count}
        </output>
        <Trouble error={error} />
        {/* An answer that is lost does not tell whether the names are in. */}
        {error !== null && error.type !== "refused" && <Alert>{t("teach.add.unsure")}</Alert>}
        <div className={shared["row"]}>
          <Button type="submit" look="primary" aria-disabled={progress !== null}>
            {progress === null ? t("teach.add.button") : t("teach.working")}
          </Button>
          <FileButton
            accept=".csv,.tsv,.txt,.zip,text/csv,text/plain,application/zip"
            aria-describedby={`${id}-file`}
            onFile={(file) => void open(file)}
          >
            {t("teach.add.file")}
          </FileButton>
        </div>
        <p id={`${id}-file`} className={shared["hint"]}>
          {t("teach.add.file.hint")}
        </p>
        <Alert>{fileFault !== null && t(fileFault.text, fileFault.values)}</Alert>
      </div>
      {listed !== null && (
        <RosterImport
          file={listed}
          whole={whole}
          onChange={onChange}
          onChanged={onChanged}
          onDone={(words) => {
            setListed(null);
            onNews(words);
          }}
        />
      )}
      {listed === null && table !== null && plan.length > 0 && (
        <div className={css["read"]}>
          {(table.roles.length > 1 || table.header !== null) && (
            <ColumnChoice table={table} byHand={byHand} onChange={setByHand} />
          )}
          <Preview plan={plan} />
        </div>
      )}
    </form>
  );
}

/** Which of those who are in now go into which group. */
function membersOf(cards: readonly LearnerCard[], lines: readonly PlannedLine[]) {
  const groupByName = new Map(lines.map(({ name, group }) => [sameName(name), group]));
  return cards
    .map(({ learner, name }) => ({ learner, group: groupByName.get(sameName(name)) ?? "" }))
    .filter(({ group }) => group !== "");
}

/** A part of the page that cannot be fetched. */
function offline(): AskError {
  return { type: "offline", at: Date.now() };
}
