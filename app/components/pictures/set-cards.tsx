import { useId, type ReactNode } from "react";
import type { CardsPicture } from "#engine";
import { highlightWords } from "../diagrams/highlight-words.ts";
import { Icon } from "../icons.tsx";
import { useText } from "../../text/text.ts";
import { Unseen } from "../unseen.tsx";
import { ANSWER_FORM_ID, Still, type PictureProps } from "./answer-picture.tsx";
import { picksOf, toggleCard } from "./cards-text.ts";
import css from "./set-cards.module.css";

/** Numbers to press: in order, or all that belong. The question's own picture stays above them. */
export function SetCards({
  picture,
  diagram,
  highlights,
  text,
  onText,
  onFocus,
}: PictureProps<CardsPicture>): ReactNode {
  const t = useText();
  const { cards, ordered } = picture;
  const picks = picksOf(text, cards);
  const said = useId();
  const pointed = highlights.filter((highlight) => highlight.type === "card");
  return (
    <>
      <Still diagram={diagram} highlights={highlights} />
      <fieldset
        className={css["cards"]}
        aria-label={t("set.cards")}
        aria-describedby={pointed.length > 0 ? said : undefined}
      >
        {cards.map((card) => {
          const place = picks.indexOf(card) + 1;
          const number = card.replace("-", "−");
          return (
            <label
              key={card}
              className={css["card"]}
              data-highlight={pointed.some((one) => one.card === card) || undefined}
            >
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
        {pointed.length > 0 && <Unseen id={said}>{highlightWords(t, pointed)}</Unseen>}
      </fieldset>
    </>
  );
}
