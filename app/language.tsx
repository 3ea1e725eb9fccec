import { I18nProvider } from "@lingui/react";
import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { engine } from "./engine-client.ts";
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
  const { spanish } = useLanguages();
  const phase = useEngineView((view) => view.phase);
  useEngineView((view) => view.learner);
  useEngineView(({ practice }) => practice.type === "problem" && practice.problem.language);
  useEngineView(({ activities }) => activities?.lesson?.language);
  const chosen = chosenLanguage();
  const here = languageAt(path, search);
  useEffect(proposeLanguage, []);
  useEffect(() => {
    if (chosen !== "en") void fetchLanguage();
  }, [chosen]);
  // Practice waits for it, for a screen is in one language; a worker that was begun anew does not know it yet.
  useEffect(() => {
    if (typeof spanish !== "string" && phase !== "loading") void engine.speak("es");
  }, [spanish, phase]);
  useLayoutEffect(() => {
    document.documentElement.lang = here;
  }, [here]);
  return <I18nProvider i18n={catalogueOf(here)}>{children}</I18nProvider>;
}
