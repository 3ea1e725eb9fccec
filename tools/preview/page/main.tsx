import { I18nProvider } from "@lingui/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../../../app/design/fonts.css";
import "../../../app/design/tokens.css";
import "../../../app/design/base.css";
import "./preview.css";
import { i18n } from "../../../app/text/text.ts";
import { Preview } from "./preview.tsx";

const place = document.getElementById("page");
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Preview />
      </I18nProvider>
    </StrictMode>,
  );
