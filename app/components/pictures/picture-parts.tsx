import type { ReactNode } from "react";
import type { PictureProps } from "./answer-picture.tsx";
import { SetBar } from "./set-bar.tsx";
import { SetCards } from "./set-cards.tsx";
import { SetClock } from "./set-clock.tsx";
import { SetCoins } from "./set-coins.tsx";
import { SetColumns } from "./set-columns.tsx";
import { SetLine } from "./set-line.tsx";

/** Draws what sets an answer, by its type. */
export function PictureParts(props: PictureProps): ReactNode {
  const { picture } = props;
  switch (picture.type) {
    case "line":
      return <SetLine {...props} picture={picture} />;
    case "bar":
      return <SetBar {...props} picture={picture} />;
    case "cards":
      return <SetCards {...props} picture={picture} />;
    case "clock":
      return <SetClock {...props} picture={picture} />;
    case "coins":
      return <SetCoins {...props} picture={picture} />;
    case "columns":
      return <SetColumns {...props} picture={picture} />;
  }
}
