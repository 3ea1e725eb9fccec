import { useEffect, useState, type ReactNode } from "react";
import type { AnswerKind, ItemId } from "#engine";
import { engine } from "../../engine-client.ts";
import { Maths } from "../../parts/maths.tsx";
import { useText } from "../../text/text.ts";
import css from "./answer-form.module.css";

const PAUSE_MS = 150;

interface ReadingProps {
  readonly itemId: ItemId;
  /** What stands in the boxes, as JSON: a list of texts. */
  readonly typed: string;
  readonly kinds: readonly AnswerKind[];
}

/** "read as 5/6": how the checker understands what is typed, once typing pauses. Never whether it is right. */
export function Reading({ itemId, typed, kinds }: ReadingProps): ReactNode {
  const t = useText();
  const [readings, setReadings] = useState<readonly (string | null)[]>([]);

  useEffect(() => {
    let current = true;
    const given = JSON.parse(typed) as readonly string[];
    async function read(): Promise<void> {
      const reading = await engine.readAnswer({ itemId, given });
      if (!current) return;
      setReadings(reading.ok ? reading.value.map(({ readAs }, at) => worthSaying(readAs, given[at] ?? "")) : []);
    }
    const timer = setTimeout(() => void read(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [itemId, typed]);

  const shown = readings.filter((reading) => reading !== null);
  const empty = shown.length === 0;
  return (
    <p id="reading">
      {!empty && t("practice.read-as")}
      {shown.map((reading) => (
        <Maths key={reading} latex={reading} />
      ))}
      {empty && kinds.length === 1 && kinds[0] === "fraction" && /^\["\d+"\]$/u.test(typed) && (
        <span className={css["tip"]}>{t("practice.fraction-key")}</span>
      )}
    </p>
  );
}

/** What is read just as it stands needs no saying. */
function worthSaying(readAs: string | null, text: string): string | null {
  const plain = (written: string): string => written.replaceAll(/[\s{}]/gu, "").replace("−", "-");
  return readAs === null || plain(readAs) === plain(text) ? null : readAs;
}
