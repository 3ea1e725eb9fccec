import { I18nProvider } from "@lingui/react";
import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { useEngineView } from "./engine-store.ts";
import {
  catalogueOf,
  chosenLanguage,
  fetchLanguage,
  languageAt,
  proposeLanguage,
  useLanguages,
} from "./text/language.ts";

/** One language for the whole of the screen that is shown, and the page says which [APP111]. */
export function Language({ children }: { readonly children: ReactNode }): ReactNode {
  const [path] = useLocation();
  const search = useSearch();
  // Any of these may change which it is.
  useLanguages();
  useEngineView((view) => view.phase);
  useEngineView((view) => view.learner);
  const chosen = chosenLanguage();
  const here = languageAt(path, search);
  useEffect(proposeLanguage, []);
  useEffect(() => {
    if (chosen !== "en") void fetchLanguage();
  }, [chosen]);
  useLayoutEffect(() => {
    document.documentElement.lang = here;
  }, [here]);
  return <I18nProvider i18n={catalogueOf(here)}>{children}</I18nProvider>;
}
