import type { ComponentProps, ReactNode } from "react";
import css from "./unseen.module.css";

/** For who hears the page: what the eye sees from the place it stands in. */
export function Unseen(props: ComponentProps<"span">): ReactNode {
  return <span {...props} className={css["unseen"]} />;
}
