import { I18nProvider } from "@lingui/react";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../../app/design/fonts.css";
import "../../app/design/tokens.css";
import "../../app/design/base.css";
import { PracticeScreen } from "../../app/screens/practice/practice-screen.tsx";
import { i18n } from "../../app/text/text.ts";
import { showProblem } from "./desk-engine.ts";

/** The practice screen with one made-up problem, told by the address: `#kind=point&expected=(1, 2)`. Tests only. */
const place = document.getElementById("app");
if (place === null) throw new Error("keypads.html has no #app");
// The product's build compiles the words; here they are compiled as they are asked for.
i18n.setMessagesCompiler(compileMessage);
showAsked();
// Another problem needs no other page.
addEventListener("hashchange", showAsked);
createRoot(place).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <PracticeScreen skill={null} />
    </I18nProvider>
  </StrictMode>,
);

function showAsked(): void {
  showProblem(new URLSearchParams(location.hash.slice(1)));
}
