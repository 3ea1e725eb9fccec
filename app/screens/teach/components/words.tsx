import type { ReactNode } from "react";
import css from "./components.module.css";

/** What has just been done, said without moving the focus; nothing is shown where there is nothing to say. */
export function News({ children }: { readonly children: ReactNode }): ReactNode {
  return <output className={css["news"]}>{children}</output>;
}

/** For who hears the page: what the eye sees from the place it stands in. */
export function Unseen({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={css["unseen"]}>{children}</span>;
}
