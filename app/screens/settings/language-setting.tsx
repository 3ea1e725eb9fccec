import { useState, type ReactNode } from "react";
import type { AppLanguage } from "#engine";
import type { LearnerProfile } from "#workers/engine-api";
import { LanguageChoice } from "../../components/language-choice.tsx";
import { engine } from "../../engine-client.ts";
import { useText } from "../../text/text.ts";

/** The learner's own language; it goes with their work, to other devices too. */
export function LanguageSetting({ learner }: { readonly learner: LearnerProfile }): ReactNode {
  const t = useText();
  const [ahead, setAhead] = useState<AppLanguage | null>(null);
  const [isLost, setLost] = useState(false);

  async function keep(appLanguage: AppLanguage): Promise<void> {
    setAhead(appLanguage);
    const kept = await engine.updateProfile({ appLanguage });
    setAhead(null);
    setLost(!kept.ok);
  }

  return (
    <>
      <LanguageChoice chosen={ahead ?? learner.appLanguage ?? "en"} onChoose={(language) => void keep(language)} />
      {isLost && <p role="alert">{t("settings.not-saved")}</p>}
    </>
  );
}
