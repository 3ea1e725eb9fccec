/** A plea for help in another language than the app's, and what is said to it there. */
export interface Plea {
  /** The language's own name. */
  readonly language: string;
  /** As they are typed; marks, capitals and what joins the words play no part. */
  readonly phrases: readonly string[];
  /** Letters of one word stand beside those of the next, or words are joined to a particle: no gap is asked for. */
  readonly isJoined?: boolean;
  /** One of its letters, where the app's own words have none like it. */
  readonly letters?: RegExp;
  /** The same of a language in Latin letters. */
  readonly marked?: RegExp;
  /** Small words that it has in nearly every sentence and English has not, without marks, parted by gaps. */
  readonly small?: string;
  /** Beginnings of its words for add; subtract; multiply; divide; comma; point; right. None is a word of English. */
  readonly asks?: string;
  /** A kind word to a question. */
  readonly heard?: string;
  /** One kind line; the step that follows it is in numbers. */
  readonly line: string;
  /** One kind line where no step follows: what to write, in numbers. */
  readonly ask: string;
}

/**
 * The first that holds is the one: what two languages share stands in the second of them.
 *
 * Pleas in languages that are much spoken at schools [UND34]: "I do not understand", "help me", "I do not know". Written
 * by us on 2026-11-26 and not yet looked at by people who grew up with them.
 */
export const PLEAS: readonly Plea[] = [
  {
    language: "Español",
    small:
      "los las una que por para como cuanto cuantos pero esta este eso yo tengo hay cual porque entonces mas menos primero de en",
    phrases: [
      "no entiendo",
      "no puedo",
      "no lo entiendo",
      "no comprendo",
      "no lo comprendo",
      "no sé",
      "no lo sé",
      "ayúdame",
      "ayuda",
      "necesito ayuda",
    ],
    asks: "sumo|sumar|se suma|o mas|mas o;resto|restar|se resta|o menos;multiplicar|multiplico|multiplica;dividir|divido|reparto;coma;punto;esta bien|es correcto|esta correcto",
    heard: "Buena pregunta.",
    line: "No pasa nada: empezamos con un paso pequeño.",
    ask: "No pasa nada: escribe aquí tu ejercicio con números y signos.",
  },
  {
    language: "Français",
    small:
      "ou dois faire les une des sont que qui comment combien mais cette je tu il elle nous du quoi pourquoi alors moins de ce pas mon dans",
    phrases: [
      "je comprends pas",
      "je comprend pas",
      "je ne comprends pas",
      "je ne comprend pas",
      "je sais pas",
      "je ne sais pas",
      "aide moi",
      "aidez moi",
      "aides moi",
      "j'ai besoin d'aide",
    ],
    asks: "additionn|ajoute|ou plus|plus ou;soustrai|enleve|moins;multiplier|fois;diviser|divise|partage;virgule;un point|le point;c est juste|c est bon|c est correct|j ai juste",
    heard: "Bonne question.",
    line: "Ce n'est pas grave : on commence par une petite étape.",
    ask: "Ce n'est pas grave : écris ici ton exercice avec des nombres et des signes.",
  },
  {
    language: "Deutsch",
    small:
      "der das ein eine ist sind wie wieviel aber diese ich du wir warum dann mehr weniger und nicht mein muss kann habe von zu",
    phrases: [
      ...["verstehe", "versteh", "verstehs", "kapiere", "kapier", "kapiers", "weiß"].flatMap((verb) =>
        ["", "das ", "es ", "ich ", "ich das ", "ich es "].map((what) => `${verb} ${what}nicht`),
      ),
      "hilf mir",
      "hilfe",
    ],
    asks: "addier|zusammenzahl|plusrechnen|oder plus|plus oder;subtrah|abzieh|minusrechnen|oder minus|minus oder;multipliz|malnehmen|malrechnen;dividier|teilen|geteilt;komma;punkt;richtig|stimmt",
    heard: "Gute Frage.",
    line: "Das macht nichts: Wir fangen mit einem kleinen Schritt an.",
    ask: "Das macht nichts: Schreib deine Aufgabe hier mit Zahlen und Zeichen auf.",
  },
  {
    language: "Português",
    small:
      "os uma sao que por para como quanto quantos mas esta isso eu tenho da qual porque entao mais menos de nao meu",
    phrases: [
      "não entendo",
      "não entendi",
      "não percebo",
      "não compreendo",
      "não sei",
      "me ajuda",
      "ajuda me",
      "ajuda",
    ],
    asks: "somar|somo|adicion;subtrair|subtraio|tirar|menos;multiplicar|multiplico|vezes;dividir|divido;virgula;ponto;esta certo|certo|correto",
    heard: "Boa pergunta.",
    line: "Não faz mal: começamos com um passo pequeno.",
    ask: "Não faz mal: escreve aqui o teu exercício com números e sinais.",
  },
  {
    language: "Polski",
    marked: /[łąęśźż]/u,
    small: "jest jak ile ale czy dlaczego wtedy wiecej mniej ze sie moj mam tak gdzie jeszcze",
    phrases: ["nie rozumiem", "nie wiem", "nie umiem", "pomóż mi", "pomoz mi", "pomocy"],
    asks: "dodaw|dodac|dodaj|dodaje;odejm|odjac;mnoz|pomnoz|razy;dziel|podziel;przecin;kropk;dobrze|poprawn",
    heard: "Dobre pytanie.",
    line: "Nic nie szkodzi: zaczynamy od małego kroku.",
    ask: "Nic nie szkodzi: napisz tu swoje zadanie liczbami i znakami.",
  },
  {
    language: "Türkçe",
    marked: /[ığş]/u,
    small: "bir bu ne nasil kac ama sen neden sonra daha az cok degil var yok icin ile nerede olur oldu",
    phrases: ["anlamıyorum", "anlamadım", "anlayamadım", "bilmiyorum", "yardım et", "yardım edin", "yardım eder misin"],
    asks: "topla|toplu|topliy;cikar|eksi;carp|carpi;bolme|bolu|bolec|boluy;virgul;nokta;dogru",
    heard: "Güzel soru.",
    line: "Sorun değil: küçük bir adımla başlıyoruz.",
    ask: "Sorun değil: sorunu buraya sayılarla ve işaretlerle yaz.",
  },
  {
    language: "Tiếng Việt",
    marked: /[ăđơưạ-ỹ]/u,
    small: "cua mot nhung khong bao nhieu vi sao nao roi hon cai nay duoc thi",
    phrases: ["không hiểu", ...["em", "con", "tôi", "mình"].flatMap((who) => [`${who} không biết`, `giúp ${who}`])],
    asks: "cong;tru;nhan;chia;dau phay;dau cham;dung khong|dung chua",
    heard: "Câu hỏi hay.",
    line: "Không sao đâu: mình bắt đầu bằng một bước nhỏ.",
    ask: "Không sao đâu: hãy viết bài của bạn ở đây bằng số và dấu.",
  },
  {
    language: "Українська",
    small: "що як чому але таке це він вона скільки чи треба або",
    letters: /[іїєґ]/u,
    phrases: ["не розумію", "не зрозумів", "не зрозуміла", "не знаю як", "допоможи", "допоможіть"],
    asks: "додава|додат|додаю|плюс;відня|відні|мінус;множ|помнож;діли|поділ;кома|кому;крапк;правильно|вірно",
    heard: "Гарне запитання.",
    line: "Нічого страшного: почнемо з маленького кроку.",
    ask: "Нічого страшного: напиши тут свою задачу числами і знаками.",
  },
  {
    language: "Русский",
    letters: /\p{Script=Cyrillic}/u,
    phrases: ["не понимаю", "не понял", "не поняла", "не знаю", "помоги", "помогите", "мне нужна помощь"],
    asks: "слож|склад|прибав|плюс;выч|отним|отня|минус;умнож;делить|делю|раздел|дели;запят;точк;правильно|верно",
    heard: "Хороший вопрос.",
    line: "Ничего страшного: начнём с маленького шага.",
    ask: "Ничего страшного: напиши здесь свою задачу числами и знаками.",
  },
  {
    language: "العربية",
    letters: /\p{Script=Arabic}/u,
    phrases: ["لا أفهم", "لم أفهم", "لا أعرف", "ساعدني", "ساعديني", "مساعدة"],
    isJoined: true,
    asks: "جمع;طرح;ضرب;قسم;فاصلة;نقطة;صحيح",
    heard: "سؤال جيد.",
    line: "لا بأس: نبدأ بخطوة صغيرة.",
    ask: "لا بأس: اكتب مسألتك هنا بالأرقام والإشارات.",
  },
  {
    language: "中文",
    letters: /\p{Script=Han}/u,
    phrases: ["不懂", "不明白", "不知道", "不会做", "不會做", "帮帮我", "帮我", "幫我"],
    isJoined: true,
    asks: "加;减|減;乘;除;逗号|逗號;小数点|小數點;对吗|對嗎|对不对",
    heard: "好问题。",
    line: "没关系：我们从一小步开始。",
    ask: "没关系：请用数字和符号把你的题目写在这里。",
  },
  {
    language: "हिन्दी",
    small:
      "kya hai hota nahi nahin kaise kyun kyon mein mai ki ke ko aur yeh ye toh matlab samajh aaya karna hoga kitna kitne",
    letters: /\p{Script=Devanagari}/u,
    phrases: ["समझ नहीं", "समझ में नहीं", "नहीं समझ", "नहीं पता", "मदद करो", "मदद करें", "मदद चाहिए"],
    asks: "jod|जोड;ghata|घटा;guna|गुणा|गुना;bhag|भाग;comma lag|comma likh|कॉमा;dashamlav|bindu|दशमलव;sahi|सही",
    heard: "अच्छा सवाल है।",
    line: "कोई बात नहीं: हम एक छोटे कदम से शुरू करते हैं।",
    ask: "कोई बात नहीं: अपना सवाल यहाँ अंकों और चिह्नों में लिखो।",
  },
  {
    language: "Soomaali",
    small: "waa waxaan maxaa sidee immisa laakiin iyo waxa",
    phrases: ["ma fahmin", "ma fahmayo", "ma garanayo", "i caawi"],
    line: "Dhib malaha: waxaan ku bilaabaynaa tallaabo yar.",
    ask: "Dhib malaha: halkan ku qor su'aashaada tirooyin iyo calaamado.",
  },
];

/** The plea a message is, where it is one in one of these languages. */
export function pleaIn(text: string): Plea | null {
  const said = bare(text);
  return PLEAS.find(({ phrases, isJoined }) => phrases.some((phrase) => holds(said, phrase, isJoined))) ?? null;
}

/** The plea of the language that a message is written in, by its letters or by two of its small words [UND35]; null for English. */
export function pleaByLanguage(text: string): Plea | null {
  const words = bare(text).split(/[ |]+/u);
  const smallOf = ({ small = "" }: Plea) =>
    words.filter((word) => word !== "" && small.split(" ").includes(word)).length;
  const [best] = PLEAS.toSorted((a, b) => smallOf(b) - smallOf(a));
  const isMarked = ({ marked }: Plea) => marked?.test(text.toLowerCase()) === true;
  const lettered = PLEAS.find(
    (plea) =>
      isMarked(plea) || (plea.letters !== undefined && (plea.letters.test(text.toLowerCase()) || smallOf(plea) > 0)),
  );
  return lettered ?? (best !== undefined && smallOf(best) > 1 ? best : null);
}

/** A question that the problem can answer, as it would be asked in English, and a kind word to it. */
export interface AskedAbroad {
  readonly asked: string;
  readonly heard: string;
}

const OPERATIONS = ["add", "subtract", "multiply", "divide"];

/**
 * A question in one of these languages about an operation, a comma or a point, or whether it is right [UND36]: by two
 * words for them, or by one in a message that is in the language. Null for any other, and for one with a number in it.
 */
export function askedAbroad(text: string): AskedAbroad | null {
  if (/\d/u.test(text) || WHAT_IS.test(text) || pleaIn(text) !== null) return null;
  const [said, language] = [bare(text), languageOf(text)];
  const isShort = said.trim().split(" ").length < FEW;
  for (const { language: name, asks, heard, isJoined = false } of PLEAS) {
    if (asks === undefined || heard === undefined) continue;
    const has = (words: string) =>
      words.split("|").some((word) => said.includes(isJoined ? bare(word).trim() : bare(word).trimEnd()));
    const [comma, point, right, ...operations] = [...asks.split(";").slice(4), ...asks.split(";").slice(0, 4)].map(has);
    const named = OPERATIONS.filter((_, at) => operations[at]);
    if (named.length > 1 || (named.length > 0 && language === name))
      return { asked: `do i ${named.join(" or ")}`, heard };
    if (comma || (point && language === name)) return { asked: COMMA_OR_POINT, heard };
    if (right && (language === name || isShort) && ASKS.test(text)) return { asked: "is it right", heard };
  }
  return null;
}

/** In so few words another sense is hardly meant. */
const FEW = 5;
const COMMA_OR_POINT = "do i write a comma or a point";
/** What a word means, or why, is another question. */
const WHAT_IS = /什么|甚麼|ما (?:هو|هي|معنى)|لماذا/u;
const ASKS = /[?？؟吗嗎]/u;

/** The language a message is in, also where only its mark tells; null for English. */
function languageOf(text: string): string | null {
  return text.includes("¿") ? SPANISH : (pleaByLanguage(text)?.language ?? null);
}

const SPANISH = PLEAS[0]?.language ?? "";

function holds(said: string, phrase: string, isJoined = false): boolean {
  return said.includes(isJoined ? bare(phrase).trim() : bare(phrase));
}

/** Words with one gap before and behind each, without marks; what ends a piece of a sentence is kept as a bar. */
function bare(text: string): string {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .normalize("NFD")
    .replace(MARKS, "")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replace(/[.,;:!?¿¡…。，！？؟،।]+/gu, " | ")
    .replace(/[^\p{L}\p{M}\p{N}|]+/gu, " ");
  return ` ${words.trim()} `;
}

/** Accents of Latin and Cyrillic letters, and what is written above and below Arabic ones; signs of vowels in Hindi are none. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670]/gu;
