import { useId, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import type { Unsigned, WholeClass } from "../whole-class.ts";
import shared from "../components/components.module.css";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import { useSchool } from "../session/school.tsx";
import { useWhose } from "./use-whose.ts";

interface GiveWorkProps {
  readonly whole: WholeClass;
  readonly work: Unsigned;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

/** Whose work it was; nobody is chosen beforehand, but who has the beginning of it already. */
export function GiveWork({ whole, work, onClose, onDone }: GiveWorkProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const id = useId();
  const whose = useWhose();
  const { busy, error, send } = useSending();
  const { givenTo } = work;
  const [chosen, setChosen] = useState<string>(givenTo ?? "");
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);
  const learners = whole.roster
    .filter((one) => givenTo === null || one.id === givenTo)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const to = learners.find((one) => one.id === chosen);
  const isMissing = tries > 0 && to === undefined;

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (to === undefined) return;
    const params = { class: whole.id, visitor: work.id };
    const given = await send(() => ask("POST /classes/{class}/visitors/{visitor}/give", { to: to.id }, params));
    if (given !== null) onDone(t("teach.unsigned.given", { who: whose(work), name: to.name }));
  }

  return (
    <Dialog
      title={t("teach.unsigned.give.title", { who: whose(work) })}
      text={t(givenTo === null ? "teach.unsigned.give.text" : "teach.unsigned.give.more")}
      onClose={onClose}
    >
      <Trouble error={error} />
      <form ref={form} className={shared["form"]} onSubmit={(event) => void give(event)} noValidate>
        <div className={shared["field"]}>
          <label htmlFor={id}>{t("teach.unsigned.give.label")}</label>
          <select
            id={id}
            value={chosen}
            aria-invalid={isMissing}
            aria-describedby={`${id}-fault`}
            onChange={({ target }) => setChosen(target.value)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins
            autoFocus
          >
            <option value="">{t("teach.unsigned.give.choose")}</option>
            {learners.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          <span id={`${id}-fault`} className={shared["fault"]}>
            {isMissing ? t("teach.unsigned.give.missing") : ""}
          </span>
        </div>
        <div className={shared["row"]}>
          <Button onClick={onClose}>{t("teach.keep")}</Button>
          <Button type="submit" look="primary" aria-disabled={busy}>
            {busy ? t("teach.working") : t("teach.unsigned.give.yes")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
