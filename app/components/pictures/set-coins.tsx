// oxlint-disable react/no-array-index-key -- coins of one kind are alike
import type { ReactNode } from "react";
import type { CoinsPicture } from "#engine";
import { useText } from "../../text/text.ts";
import { Coin } from "../diagrams/coins.tsx";
import { Unseen } from "../unseen.tsx";
import type { PictureProps } from "./answer-picture.tsx";
import { centsOf, coinsToText, laidOf, MOST_LAID, withCoin } from "./coins-text.ts";
import css from "./set-coins.module.css";

/** Coins to press: each press lays one on the table, and one that lies there is taken back. */
export function SetCoins({
  picture,
  diagram,
  text,
  onText,
  notes,
  onNotes,
  onFocus,
}: PictureProps<CoinsPicture>): ReactNode {
  const t = useText();
  const { kinds, writes } = picture;
  const laid = laidOf(notes, text, picture);

  function lay(coins: typeof laid): void {
    onNotes(coins.map(String));
    onText(coinsToText(coins, writes));
  }

  return (
    <>
      {/* As large as those to press. Where the question only says which coins there are, those to press say the same. */}
      {writes === "cents" && diagram?.type === "coins" && (
        <div role="img" aria-label={diagram.alt} className={css["given"]}>
          {diagram.pieces.map((worth, at) => (
            <Coin key={at} worth={worth} />
          ))}
        </div>
      )}
      <fieldset className={css["coins"]} aria-label={t("set.coins")}>
        <div className={css["kinds"]}>
          {kinds.map((worth) => (
            <button
              key={worth}
              type="button"
              className={css["coin"]}
              aria-label={t("set.coins.lay", { worth })}
              disabled={laid.length >= MOST_LAID}
              onClick={() => lay(withCoin(laid, worth))}
              onFocus={() => onFocus(null)}
            >
              <Coin worth={worth} />
            </button>
          ))}
        </div>
        <div className={css["table"]}>
          {laid.length === 0 ? (
            <p className={css["how"]}>{t("set.coins.how")}</p>
          ) : (
            laid.map((worth, at) => (
              <button
                key={at}
                type="button"
                className={css["coin"]}
                aria-label={t("set.coins.back", { worth })}
                onClick={() => lay(laid.toSpliced(at, 1))}
                onFocus={() => onFocus(null)}
              >
                <Coin worth={worth} />
              </button>
            ))
          )}
        </div>
        <Unseen role="status">
          {laid.length === 0 ? t("set.coins.empty") : t("set.coins.now", { count: laid.length, sum: centsOf(laid) })}
        </Unseen>
      </fieldset>
    </>
  );
}
