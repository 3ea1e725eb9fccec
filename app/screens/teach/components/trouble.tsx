import type { ReactNode } from "react";
import { Icon } from "../../../components/icons.tsx";
import { useText } from "../../../text/text.ts";
import type { AskError } from "../ask-school.ts";
import { schoolWords, type SchoolWords } from "../school-words.ts";
import css from "./components.module.css";

/** What kept something from being done; announced when it comes. The place for it is always there, so that readers watch it. */
export function Trouble({ error, words }: { readonly error: AskError | null; readonly words?: SchoolWords | null }) {
  const t = useText();
  const said = words ?? (error === null ? null : schoolWords(error));
  return <Alert>{said === null ? null : t(said.text, said.values)}</Alert>;
}

export function Alert({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div role="alert" className={css["alert"]}>
      {children !== null && children !== false && (
        <>
          <Icon name="warning" />
          <p>{children}</p>
        </>
      )}
    </div>
  );
}
