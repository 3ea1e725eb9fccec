import type { ReactNode } from "react";
import { install, useInstall } from "../install.ts";
import { useText } from "../text/text.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";

/** "Install MathFlow", where the browser has offered it; nothing elsewhere. */
export function InstallButton(): ReactNode {
  const t = useText();
  const offered = useInstall(({ offer }) => offer !== null);
  if (!offered) return null;
  return (
    <Button onClick={() => void install()}>
      <Icon name="download" />
      {t("install.button")}
    </Button>
  );
}
