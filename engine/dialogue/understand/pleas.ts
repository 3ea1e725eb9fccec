/** A plea for help in another language than the app's, and what is said to it there. */
export interface Plea {
  /** The language's own name. */
  readonly language: string;
  readonly words: RegExp;
  /** One kind line; the step that follows it is in numbers. */
  readonly line: string;
}

/**
 * Pleas in languages that are much spoken at schools [UND34]: "I do not understand", "help me", "I do not know". Written
 * by us on 2026-11-26 and not yet looked at by people who grew up with them.
 */
export const PLEAS: readonly Plea[] = [
  {
    language: "Español",
    words: /\bno (?:lo )?(?:entiendo|comprendo|s[eé])\b|\bay[uú]dame\b|\bnecesito ayuda\b|\bayuda\b/u,
    line: "No pasa nada: empezamos con un paso pequeño.",
  },
  {
    language: "Français",
    words: /\bje (?:ne )?(?:comprends|sais|comprend) pas\b|\baide[sz]?[- ]moi\b|\bj'ai besoin d'aide\b/u,
    line: "Ce n'est pas grave : on commence par une petite étape.",
  },
  {
    language: "Deutsch",
    words:
      /\b(?:ich )?(?:verstehe?|kapiere?|wei(?:ß|ss)) (?:das |es |ich )*nicht\b|\bhilf mir\b|\bich brauche hilfe\b|\bhilfe\b/u,
    line: "Das macht nichts: Wir fangen mit einem kleinen Schritt an.",
  },
  {
    language: "Português",
    words: /\bn[aã]o (?:entendo|entendi|percebo|compreendo|sei)\b|\bme ajuda\b|\bajuda[- ]me\b|\bajuda\b/u,
    line: "Não faz mal: começamos com um passo pequeno.",
  },
  {
    language: "Polski",
    words: /\bnie (?:rozumiem|wiem|umiem)\b|\bpom(?:o|ó)[zż] mi\b|\bpomocy\b/u,
    line: "Nic nie szkodzi: zaczynamy od małego kroku.",
  },
  {
    language: "Türkçe",
    words: /\banlam(?:ıyorum|iyorum|adım|adim)\b|\bbilmiyorum\b|\byard[ıi]m (?:et|edin|eder misin)\b/u,
    line: "Sorun değil: küçük bir adımla başlıyoruz.",
  },
  {
    language: "Tiếng Việt",
    words: /(?:em|con|tôi|mình) không (?:hiểu|biết)|giúp (?:em|con|tôi|mình)|không hiểu/u,
    line: "Không sao đâu: mình bắt đầu bằng một bước nhỏ.",
  },
  {
    language: "Русский",
    words: /(?:я )?не (?:понимаю|понял|поняла|знаю)|помоги(?:те)?(?: мне)?|мне нужна помощь/u,
    line: "Ничего страшного: начнём с маленького шага.",
  },
  {
    language: "Українська",
    words: /(?:я )?не (?:розумію|зрозумів|зрозуміла|знаю як)|допомож(?:и|іть)(?: мені)?/u,
    line: "Нічого страшного: почнемо з маленького кроку.",
  },
  {
    language: "العربية",
    words: /لا أفهم|لا افهم|لم أفهم|لا أعرف|لا اعرف|ساعدني|ساعديني|مساعدة/u,
    line: "لا بأس: نبدأ بخطوة صغيرة.",
  },
  {
    language: "中文",
    words: /不懂|不明白|不知道|不会做|不會做|帮帮我|帮我|幫我/u,
    line: "没关系：我们从一小步开始。",
  },
  {
    language: "हिन्दी",
    words: /समझ (?:में )?नहीं|नहीं समझ|नहीं पता|मदद (?:करो|करें|चाहिए)/u,
    line: "कोई बात नहीं: हम एक छोटे कदम से शुरू करते हैं।",
  },
  {
    language: "Soomaali",
    words: /\bma fahmin\b|\bma fahmayo\b|\bma garanayo\b|\bi caawi\b/u,
    line: "Dhib malaha: waxaan ku bilaabaynaa tallaabo yar.",
  },
];

/** The plea a message is, where it is one in one of these languages. */
export function pleaIn(text: string): Plea | null {
  const said = text.normalize("NFC").toLowerCase().replaceAll("’", "'");
  return PLEAS.find(({ words }) => words.test(said)) ?? null;
}
