import type { ReactNode } from "react";
import { picturesOfPin } from "../../parts/pin-pictures.tsx";
import { visitorWords } from "../../parts/visitor-sign.ts";
import { useText } from "../../text/text.ts";
import css from "./school.module.css";

/** What somebody who has just left without a name tells their teacher. It opens nothing. */
export function Visited({ code }: { readonly code: string }): ReactNode {
  const t = useText();
  const [First, Second] = picturesOfPin(code.slice(0, 2)).map(({ Picture }) => Picture);
  return (
    <section role="status" className={css["visited"]}>
      <p>{t("kiosk.visited")}</p>
      <p className={css["sign"]}>
        {First !== undefined && <First size="1.6em" />}
        {Second !== undefined && <Second size="1.6em" />}
        <strong>{visitorWords(t, code)}</strong>
      </p>
      <p className={css["hint"]}>{t("kiosk.visited.why")}</p>
    </section>
  );
}
