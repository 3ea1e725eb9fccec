import type { ReactNode } from "react";
import { useFeature } from "../hooks/use-feature.ts";
import { useText } from "../text/text.ts";
import { ButtonLink, type ButtonLook } from "./button.tsx";

interface PractiseLinkProps {
  readonly skillId: string;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
  /** What stands there where the pupil's school has the tutor pick; nothing unless told. */
  readonly instead?: ReactNode;
}

/** Practice of one skill because the pupil picks it, where their school has left that on [SCR140]. */
export function PractiseLink({ skillId, look = "secondary", children, instead = null }: PractiseLinkProps): ReactNode {
  const mayPick = useFeature("ownChoice");
  if (!mayPick) return instead;
  return (
    <ButtonLink href={`/practice/${skillId}`} look={look}>
      {children}
    </ButtonLink>
  );
}

/** Where a way to practise a skill would be: that skills are picked for the pupil, if their school wants that. */
export function PickedForYou(): ReactNode {
  const t = useText();
  return useFeature("ownChoice") ? null : <p>{t("own-choice.text")}</p>;
}
