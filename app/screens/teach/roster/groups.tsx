import { useState, type FormEvent, type ReactNode } from "react";
import type { LearnerId } from "#engine";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { Field } from "../components/field.tsx";
import shared from "../components/components.module.css";
import { FormButtons } from "../components/form-buttons.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { nameFault } from "../session/field-faults.ts";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import type { Group, WholeClass } from "../whole-class.ts";
import css from "./roster.module.css";

interface GroupsProps {
  readonly whole: WholeClass;
  readonly onChange: (words: string) => void;
}

/** Groups of a class: made, renamed, filled, removed [TEA46]. */
export function Groups({ whole, onChange }: GroupsProps): ReactNode {
  const t = useText();
  /** Null: none is open; "new": one is being made. */
  const [open, setOpen] = useState<string | null>(null);
  const found = whole.groups.find(({ id }) => id === open) ?? null;
  const groups = whole.groups.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return (
    <section className={css["groups"]} aria-labelledby="teach-groups">
      <div className={css["tools"]}>
        <h2 id="teach-groups">{t("teach.groups")}</h2>
        <Button onClick={() => setOpen("new")}>{t("teach.groups.new")}</Button>
      </div>
      {groups.length === 0 ? (
        <p className={css["empty"]}>{t("teach.groups.none")}</p>
      ) : (
        <ul role="list" className={css["groupList"]}>
          {groups.map((group) => (
            <li key={group.id}>
              <h3>{group.name}</h3>
              <p>{t("teach.classes.learners", { n: group.learners.length })}</p>
              <p className={shared["hint"]}>{namesOf(whole, group).join(", ")}</p>
              <Button onClick={() => setOpen(group.id)}>
                {t("teach.groups.change")} <Unseen>{group.name}</Unseen>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {(open === "new" || found !== null) && (
        <GroupDialog whole={whole} group={found} onClose={() => setOpen(null)} onChange={onChange} />
      )}
    </section>
  );
}

function namesOf(whole: WholeClass, group: Group): readonly string[] {
  const names = whole.roster.filter(({ id }) => group.learners.includes(id)).map(({ name }) => name);
  return names.toSorted((a, b) => a.localeCompare(b));
}

interface GroupDialogProps extends GroupsProps {
  /** Null: a new one. */
  readonly group: Group | null;
  readonly onClose: () => void;
}

/** Name and pupils of one group, or of a new one. */
export function GroupDialog({ whole, group, onClose, onChange }: GroupDialogProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [name, setName] = useState(group?.name ?? "");
  const [chosen, setChosen] = useState<ReadonlySet<LearnerId>>(() => new Set(group?.learners));
  const [tries, setTries] = useState(0);
  const [removing, setRemoving] = useState(false);
  const form = useFocusOnFault(tries);
  const { busy, error, send } = useSending();
  const fault = tries === 0 ? null : nameFault(name);
  const learners = whole.roster.toSorted((a, b) => a.name.localeCompare(b.name));

  function choose(id: LearnerId, isIn: boolean): void {
    const next = new Set(chosen);
    if (isIn) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (nameFault(name) !== null) return;
    const body = { name, learners: [...chosen] };
    const saved = await send(() =>
      group === null
        ? ask("POST /classes/{class}/groups", body, { class: whole.id })
        : ask("PATCH /classes/{class}/groups/{group}", body, { class: whole.id, group: group.id }),
    );
    if (saved !== null) done(t("teach.groups.saved", { name: saved.value.name, n: chosen.size }));
  }

  async function remove(id: string): Promise<void> {
    const params = { class: whole.id, group: id };
    const removed = await send(() => ask("DELETE /classes/{class}/groups/{group}", null, params));
    if (removed !== null) done(t("teach.groups.removed", { name: group?.name ?? "" }));
  }

  function done(words: string): void {
    onClose();
    onChange(words);
  }

  return (
    <Dialog title={group === null ? t("teach.groups.new") : group.name} onClose={onClose}>
      <form ref={form} className={shared["form"]} onSubmit={(event) => void save(event)} noValidate>
        <Field
          label={t("teach.groups.name")}
          value={name}
          onText={setName}
          fault={fault && t(fault.text, fault.values)}
          autoComplete="off"
          spellCheck={false}
        />
        <fieldset className={css["members"]}>
          <legend>{t("teach.groups.who")}</legend>
          {learners.length === 0 && <p className={shared["hint"]}>{t("teach.groups.nobody")}</p>}
          {learners.map((learner) => (
            <label key={learner.id} className={shared["show"]}>
              <input
                type="checkbox"
                checked={chosen.has(learner.id)}
                onChange={({ target }) => choose(learner.id, target.checked)}
              />
              <span>{learner.name}</span>
            </label>
          ))}
        </fieldset>
        <Trouble error={error} />
        <FormButtons yes={t("teach.save")} busy={busy} onCancel={onClose} />
      </form>
      {group !== null && (
        <section className={css["task"]}>
          <p>{t("teach.groups.remove.text")}</p>
          {removing ? (
            <div className={shared["row"]}>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it came by a press and is what is asked */}
              <Button autoFocus onClick={() => setRemoving(false)}>
                {t("teach.keep")}
              </Button>
              <Button aria-disabled={busy} onClick={() => void remove(group.id)}>
                {t("teach.groups.remove.yes")}
              </Button>
            </div>
          ) : (
            <Button look="quiet" onClick={() => setRemoving(true)}>
              {t("teach.groups.remove")}
            </Button>
          )}
        </section>
      )}
    </Dialog>
  );
}
