import { useState, type ReactNode } from "react";
import type { MisconceptionsView } from "#engine/protocol/class";
import { Button } from "../../../components/button.tsx";
import { Dialog, DialogButtons } from "../../../components/dialog.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { News } from "../components/words.tsx";
import { GroupDialog } from "../roster/groups.tsx";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import { lessonGroups, otherGroups, type KeptGroup } from "./lesson-groups.ts";
import css from "./misconceptions.module.css";

interface KeepGroupsProps {
  readonly whole: WholeClass;
  readonly view: MisconceptionsView;
  /** The groups of the class are other ones now. */
  readonly onChange: () => void;
}

/**
 * Keeps tomorrow's groups as groups of the class by one press, which can be taken back. Where groups of an earlier lesson are there
 * besides, it is asked whether they go [TEA196].
 */
export function KeepGroups({ whole, view, onChange }: KeepGroupsProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const data = useSchoolData("GET /classes/{class}/lesson-groups", { class: whole.id });
  const { busy, error, send } = useSending();
  /** Those of before the last press; null: there is nothing to take back. */
  const [before, setBefore] = useState<readonly KeptGroup[] | null>(null);
  const [news, setNews] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const kept = data.value?.groups ?? [];
  const next = lessonGroups(view, whole.groups, kept);
  const others = otherGroups(kept, next);
  const opened = kept.find(({ id }) => id === open);
  // A class that is put away is given nothing.
  if (whole.code === null || next.length === 0 || data.value === null) return null;

  async function put(groups: readonly Omit<KeptGroup, "id">[], words: string): Promise<void> {
    const body = { groups: groups.map(({ name, learners, about }) => ({ name, learners: [...learners], about })) };
    const done = await send(() => ask("PATCH /classes/{class}/lesson-groups", body, { class: whole.id }));
    setAsking(false);
    if (done === null) return;
    setNews(words);
    changed();
  }

  function changed(): void {
    data.again();
    onChange();
  }

  async function keep(also: readonly KeptGroup[]): Promise<void> {
    await put([...next, ...also], t("teach.mistakes.kept", { n: next.length }));
    setBefore(kept);
  }

  return (
    <section className={css["keep"]} aria-label={t("teach.mistakes.keep.groups")}>
      <p className={css["keepActs"]}>
        <Button aria-disabled={busy} onClick={() => (others.length > 0 ? setAsking(true) : void keep([]))}>
          {t("teach.mistakes.keep")}
        </Button>
        {before !== null && (
          <Button
            look="quiet"
            aria-disabled={busy}
            onClick={() => {
              setBefore(null);
              void put(before, t("teach.mistakes.keep.undone"));
            }}
          >
            {t("teach.mistakes.keep.undo")}
          </Button>
        )}
        {kept.length > 0 && <span className={css["quiet"]}>{t("teach.mistakes.keep.groups")}</span>}
        {kept.map(({ id, name, learners }) => (
          <Button key={id} onClick={() => setOpen(id)}>
            {t("teach.mistakes.keep.group", { name, n: learners.length })} <Unseen>{t("teach.groups.change")}</Unseen>
          </Button>
        ))}
      </p>
      <News>{news}</News>
      <Trouble error={error} />
      {isAsking && (
        <Dialog
          title={t("teach.mistakes.keep.before")}
          text={t("teach.mistakes.keep.before.text", {
            n: others.length,
            names: others.map(({ name }) => name).join(", "),
          })}
          onClose={() => setAsking(false)}
        >
          <DialogButtons>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins */}
            <Button look="primary" autoFocus aria-disabled={busy} onClick={() => void keep([])}>
              {t("teach.mistakes.keep.replace")}
            </Button>
            <Button aria-disabled={busy} onClick={() => void keep(others)}>
              {t("teach.mistakes.keep.add")}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t("teach.cancel")}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
      {opened !== undefined && (
        <GroupDialog
          whole={whole}
          group={opened}
          onClose={() => setOpen(null)}
          onChange={(words) => {
            setNews(words);
            changed();
          }}
        />
      )}
    </section>
  );
}
