import type { ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { dateTimeText } from "../../../components/charts/when.ts";
import { useText } from "../../../text/text.ts";
import css from "./account.module.css";

/** A code that is shown this once, large, with how long it works. */
export function GivenCode({ of }: { readonly of: SchoolAnswer<"POST /teachers/invitations"> }): ReactNode {
  const t = useText();
  return (
    <>
      <p className={css["code"]}>{of.code}</p>
      <p>{t("teach.invite.until", { time: dateTimeText(of.endsAt) })}</p>
    </>
  );
}
