import type { LlmSettings, Switch } from "./settings.ts";

/** One line for whoever starts the server: whether a model is asked, which, and where; never the key. */
export function describeLlm({ model, words, dictation }: LlmSettings): string {
  if (model === null) return "Language model: none. OPENAI_API_KEY or OPENAI_BASE_URL name one (docs/llm.md).";
  const { origin } = new URL(model.baseUrl);
  return `Language model: ${model.model} at ${origin}. Words: ${said(words)}; dictation: ${said(dictation)}.`;
}

function said(state: Switch): string {
  return state === "off-by-school" ? "off" : state.replaceAll("-", " ");
}
