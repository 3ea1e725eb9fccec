import { useId, type ReactNode } from "react";
import { Link } from "wouter";
import { Icon, type IconName } from "../../components/icons.tsx";
import { useText, type TextId } from "../../text/text.ts";
import css from "./home.module.css";

interface Way {
  readonly href: string;
  readonly icon: IconName;
  readonly text: TextId;
  /** What is there, under the name. */
  readonly about: TextId;
}

/** Large links, each with a word of what is there. */
export function Ways({ label, ways }: { readonly label: string; readonly ways: readonly Way[] }): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <nav aria-label={label} className={css["ways"]}>
      {ways.map(({ href, icon, text, about }) => (
        <Link key={href} href={href} className={css["way"]} aria-describedby={`${id}${href}`}>
          <Icon name={icon} size="2em" />
          <span>
            <b>{t(text)}</b>
            <span id={`${id}${href}`} aria-hidden="true">
              {t(about)}
            </span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
