import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import "../../../components/charts/print.css";
import { Icon } from "../../../components/icons.tsx";
import { picturesOfPin } from "../../../components/pin-pictures.tsx";
import { useText } from "../../../text/text.ts";
import { TeachQr } from "../account/teach-qr.tsx";
import { joinUrl, type OwnAddress } from "../classes/own-address.ts";
import { useOwnAddress } from "../classes/use-own-address.ts";
import { Confirm } from "../components/confirm.tsx";
import css from "./cards.module.css";
import type { LearnerCard } from "../whole-class.ts";
import { spacedPin } from "./spaced-pin.ts";

interface CardsViewProps {
  readonly cards: readonly LearnerCard[];
  readonly onDone: () => void;
}

/** Cards to print and cut, ten a page. They are put away by their own button only, after a question if they were not printed. */
export function CardsView({ cards, onDone }: CardsViewProps): ReactNode {
  const t = useText();
  const [printed, setPrinted] = useState(false);
  const [asking, setAsking] = useState(false);
  const address = useOwnAddress();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useWarningBeforeLeaving(!printed);

  function print(): void {
    globalThis.print();
    setPrinted(true);
  }

  return (
    <>
      <div className={css["bar"]}>
        <h1 ref={title} tabIndex={-1}>
          {t("teach.cards.title", { n: cards.length })}
        </h1>
        <p className={css["once"]}>
          <Icon name="warning" />
          <span>{t("teach.cards.once")}</span>
        </p>
        {address?.reach === "this-computer" && <p>{t("teach.cards.loopback")}</p>}
        {address?.reach === "no-sign-in" && <p>{t("teach.join.no-sign-in")}</p>}
        <div className={css["buttons"]}>
          <Button look="primary" onClick={print}>
            <Icon name="print" />
            {t("teach.cards.print")}
          </Button>
          <Button onClick={() => (printed ? onDone() : setAsking(true))}>{t("teach.cards.done")}</Button>
        </div>
      </div>
      <ul role="list" className={css["cards"]} aria-label={t("teach.cards.list")}>
        {cards.map((card) => (
          <li key={card.learner} className={css["card"]}>
            <CardFace card={card} address={address?.reach === "this-computer" ? null : address} />
          </li>
        ))}
      </ul>
      {asking && (
        <Confirm
          title={t("teach.cards.sure")}
          text={t("teach.cards.sure.text")}
          yes={t("teach.cards.sure.yes")}
          onYes={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface CardFaceProps {
  readonly card: LearnerCard;
  /** Null: there is none that a pupil's device reaches. */
  readonly address: OwnAddress | null;
}

function CardFace({ card, address }: CardFaceProps): ReactNode {
  const t = useText();
  return (
    <>
      {address !== null && (
        <div className={css["qr"]}>
          <TeachQr text={joinUrl(address)} label={t("teach.join.qr", { url: joinUrl(address) })} size="100%" />
        </div>
      )}
      <h2 className={css["name"]}>{card.name}</h2>
      <p className={css["class"]}>{card.class}</p>
      <dl className={css["facts"]} data-with-qr={address !== null || undefined}>
        {address !== null && (
          <>
            <dt>{t("teach.cards.address")}</dt>
            <dd>{address.url}</dd>
          </>
        )}
        <dt>{t("teach.cards.code")}</dt>
        <dd className={css["code"]}>{spacedPin(card.code, "-")}</dd>
        <dt>{t("teach.cards.pin")}</dt>
        <dd>
          {card.pins === "digits" ? (
            <span className={css["code"]}>{spacedPin(card.pin, "\u00A0")}</span>
          ) : (
            <span className={css["pictures"]}>
              {picturesOfPin(card.pin).map(({ word, Picture }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a picture may come twice; its place is what it is
                <span key={at} className={css["picture"]}>
                  <Picture size="1.9rem" />
                  <span>{t(word)}</span>
                </span>
              ))}
            </span>
          )}
        </dd>
      </dl>
    </>
  );
}

/** The browser's own question on closing or reloading; it says nothing of why, so the page has said it before. */
function useWarningBeforeLeaving(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener("beforeunload", warn);
    return () => globalThis.removeEventListener("beforeunload", warn);
  }, [isOn]);
}
