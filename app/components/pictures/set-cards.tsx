import type { ReactNode } from "react";
import type { CardsPicture } from "#engine";
import { Diagram } from "../diagrams/diagram.tsx";
import { Icon } from "../icons.tsx";
import { useText } from "../../text/text.ts";
import { ANSWER_FORM_ID, type PictureProps } from "./answer-picture.tsx";
import { picksOf, toggleCard } from "./cards-text.ts";
import css from "./set-cards.module.css";

/** Numbers to press: in order, or all that belong. The question's own picture stays above them. */
export function SetCards({ picture, diagram, text, onText, onFocus }: PictureProps<CardsPicture>): ReactNode {
  const t = useText();
  const { cards, ordered } = picture;
  const picks = picksOf(text, cards);
  return (
    <>
      {diagram !== null && <Diagram diagram={diagram} />}
      <fieldset className={css["cards"]} aria-label={t("set.cards")}>
        {cards.map((card) => {
          const place = picks.indexOf(card) + 1;
          const number = card.replace("-", "−");
          return (
            <label key={card} className={css["card"]}>
              <input
                type="checkbox"
                form={ANSWER_FORM_ID}
                aria-label={ordered && place > 0 ? t("set.card.nth", { card: number, n: place }) : number}
                checked={place > 0}
                onChange={() => onText(toggleCard(text, card, cards, ordered))}
                onKeyDown={(event) => {
                  if (event.key !== "Enter") return;
                  event.preventDefault();
                  event.currentTarget.form?.requestSubmit();
                }}
                onFocus={() => onFocus(null)}
              />
              <span aria-hidden="true">{number}</span>
              <span aria-hidden="true" className={css["mark"]}>
                {place > 0 && (ordered ? place : <Icon name="tick" size="1em" />)}
              </span>
            </label>
          );
        })}
        <p className={css["how"]}>{t(ordered ? "set.cards.order" : "set.cards.all")}</p>
      </fieldset>
    </>
  );
}
