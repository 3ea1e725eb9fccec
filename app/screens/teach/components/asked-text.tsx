import type { ReactNode } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { useText } from "../../../text/text.ts";

/** What was asked; null: the question has changed since. */
export function AskedText({ stem }: { readonly stem: string | null }): ReactNode {
  const t = useText();
  return stem === null ? t("problem.gone") : <RichText text={stem} />;
}
