import { useId, type ReactNode } from "react";
import type { OwnPicture } from "#engine";
import { Face, OWN_PICTURES } from "../../components/own-pictures.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useText } from "../../text/text.ts";
import css from "./choices.module.css";

interface PictureChoiceProps {
  readonly value: OwnPicture | undefined;
  readonly onChange: (picture: OwnPicture) => void;
}

/** A picture to know one's own name by; nobody has to have one. */
export function PictureChoice({ value, onChange }: PictureChoiceProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p className={css["label"]} id={id}>
        {t("first.picture")}
      </p>
      <div className={css["pictures"]}>
        {OWN_PICTURES.map((picture) => (
          <label key={picture} className={css["picture"]}>
            <input type="radio" name={id} checked={value === picture} onChange={() => onChange(picture)} />
            <span className={css["tile"]}>
              <Face name="" picture={picture} />
              <Unseen>{t(`own-picture.${picture}`)}</Unseen>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
