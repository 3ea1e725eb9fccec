import { setupI18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { en } from "./en/index.ts";
import type { parent } from "./en/parent.ts";
import type { teach } from "./en/teach.ts";

/** Every message of the app by id: an id that is not in a catalogue does not compile. The pages of teachers and parents bring their own words. */
export type TextId = keyof typeof en | keyof typeof teach | keyof typeof parent;
export type TextValues = Readonly<Record<string, string | number>>;
/** Gives the words for an id in the language in force. */
export type Text = (id: TextId, values?: TextValues) => string;

// A copy: words that pages bring are put into it, and the catalogue stays as it is.
export const i18n = setupI18n({ locale: "en", messages: { en: { ...en } } });

/** The words of the app: `const t = useText(); t("home.practise")`. */
export function useText(): Text {
  const { i18n: current } = useLingui();
  return useCallback<Text>((id, values) => current._(id, values), [current]);
}

/** The same outside React. */
export function text(id: TextId, values?: TextValues): string {
  return i18n._(id, values);
}
