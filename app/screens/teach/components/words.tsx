import type { ReactNode } from "react";
import css from "./components.module.css";

/** What has just been done, said without moving the focus; nothing is shown where there is nothing to say. */
export function News({ children }: { readonly children: ReactNode }): ReactNode {
  return <output className={css["news"]}>{children}</output>;
}
