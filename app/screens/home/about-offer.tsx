import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import { engine } from "../../engine-client.ts";
import { Button } from "../../components/button.tsx";
import { useText } from "../../text/text.ts";
import css from "./home.module.css";

/** A quiet line to "About you" in Settings; it goes for good when it was followed or put away [SCR161]. */
export function AboutOffer(): ReactNode {
  const t = useText();
  const [isAway, setAway] = useState(false);
  const putAway = async () => {
    const put = await engine.updateProfile({ asked: true });
    setAway(put.ok);
  };
  if (isAway) return null;
  return (
    <div className={css["aboutOffer"]}>
      <p className={css["invitation"]}>
        <Link href="/settings#about-you" onClick={() => void putAway()}>
          {t("home.about")}
        </Link>
      </p>
      <Button look="quiet" onClick={() => void putAway()}>
        {t("home.about.no")}
      </Button>
    </div>
  );
}
