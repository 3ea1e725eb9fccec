import type { ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import shared from "./components.module.css";

/** Says that a choice is kept, once it is. */
export function Kept({ isKept }: { readonly isKept: boolean }): ReactNode {
  const t = useText();
  return <output className={shared["hint"]}>{isKept && t("teach.features.kept")}</output>;
}
