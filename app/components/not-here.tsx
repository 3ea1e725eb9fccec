import { useCallback, useEffect, useState, type ReactNode } from "react";
import { reloadForMissing } from "../not-here.ts";
import { useText, type TextId } from "../text/text.ts";
import { Button } from "./button.tsx";
import { Plate } from "./plate.tsx";

/** How often the network is looked for while a part is waited for [ms]. */
const LOOK_EVERY_MS = 10_000;

interface NotHereProps {
  /** What is said when the server is there and the part still is not. */
  readonly otherwise?: { readonly title: TextId; readonly text: TextId };
}

const BROKEN = { title: "app.crash.title", text: "app.crash.text" } as const;

/**
 * In the place of what the device does not have yet: when it comes, and a button that tries [APP71]. It comes by
 * itself with the network.
 */
export function NotHere({ otherwise = BROKEN }: NotHereProps): ReactNode {
  const t = useText();
  const [answers, setAnswers] = useState<boolean | null>(null);
  const [tries, setTries] = useState(0);
  const look = useCallback(async (how?: "asked"): Promise<void> => {
    setAnswers(await reloadForMissing(how));
    if (how === "asked") setTries((last) => last + 1);
  }, []);
  useEffect(() => {
    const lookAgain = (): void => void look();
    lookAgain();
    const clock = setInterval(lookAgain, LOOK_EVERY_MS);
    globalThis.addEventListener("online", lookAgain);
    return () => {
      clearInterval(clock);
      globalThis.removeEventListener("online", lookAgain);
    };
  }, [look]);

  const words = answers === true ? otherwise : ({ title: "not-here.title", text: "not-here.text" } as const);
  return (
    <Plate title={t(words.title)} sentence={t(words.text)}>
      <Button look="primary" onClick={() => void look("asked")}>
        {t(answers === true ? "app.reload" : "not-here.again")}
      </Button>
      <p role="status" key={tries}>
        {tries > 0 && answers === false && t("not-here.still")}
      </p>
    </Plate>
  );
}
