/** Pleas as children type them; one of each language that has marks is without. */
export const PLEAS_TYPED: readonly (readonly [language: string, text: string])[] = [
  ["Español", "no entiendo"],
  ["Español", "ayudame porfa"],
  ["Français", "je comprends pas"],
  ["Français", "aide-moi"],
  ["Deutsch", "ich verstehe das nicht"],
  ["Deutsch", "hilf mir bitte"],
  ["Português", "nao entendi"],
  ["Polski", "nie rozumiem"],
  ["Türkçe", "anlamıyorum"],
  ["Tiếng Việt", "em không hiểu"],
  ["Русский", "я не понимаю"],
  ["Українська", "допоможіть мені"],
  ["العربية", "لا أفهم"],
  ["中文", "我不懂"],
  ["हिन्दी", "मुझे समझ नहीं आया"],
  ["Soomaali", "ma fahmin"],
];
