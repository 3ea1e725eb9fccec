import { Fragment, useMemo, type ReactNode } from "react";
import { Maths } from "./maths.tsx";
import { useText } from "../text/text.ts";
import { splitRichText } from "./split-rich-text.ts";

/** Content text with mathematics between dollar signs: `What is $3 + 4$?`; a money sign is `\$`. */
export function RichText({ text }: { readonly text: string }): ReactNode {
  const pieces = useMemo(() => splitRichText(text), [text]);
  return pieces.map((piece, at) => (
    // Pieces of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{piece.type === "maths" ? <Maths latex={piece.text} /> : piece.text}</Fragment>
  ));
}

/** What an answer may come of, said as the guess that it is; what is true of the number whatever was thought, as it stands. */
export function SaidOfError({
  text,
  isFact,
}: {
  readonly text: string;
  readonly isFact?: true | undefined;
}): ReactNode {
  const t = useText();
  return (
    <>
      {!isFact && `${t("practice.may-be")} `}
      <RichText text={text} />
    </>
  );
}
