/** Put in place of what was taken out. */
const GONE = "[private]";

/** The text without personal data: what may be stored or sent [SFT5]. Numbers that can be answers stay. */
export function redact(text: string): string {
  let kept = text;
  for (const [cue, to] of PERSONAL) kept = kept.replace(cue, to);
  return kept;
}

/** Whether there is anything to take out. */
export function holdsPersonalData(text: string): boolean {
  return redact(text) !== text;
}

/** What is taken out, and what is put in its place; bounded repetitions only. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\d._%+-]{1,64}\s?@\s?[\p{L}\d-]{1,40}(?:\s?\.\s?[\p{L}\d-]{2,20}){1,3}/gu, GONE],
  [/[\p{L}\d._]{1,40} at (?:gmail|hotmail|yahoo|outlook|icloud)(?: ?(?:\.|dot) ?com)?/giu, GONE],
  // `+44 7700 900123`, `555-123-4567`, `07700 900 123`
  [/(?<![\d.,/])\+\d{1,3}(?:[\s().-]{0,2}\d){7,12}(?!\d)/gu, GONE],
  [/(?<![\d.,/+*×÷=-])(?<![\d.,/+*×÷=-] )\(?\d{3}(?:\)\s?|[.-])\d{3}[\s.-]\d{4}(?!\d)/gu, GONE],
  [/(?<![\d.,/])0\d{2,4}[\s-]?\d{3}[\s-]?\d{3,4}(?!\d)/gu, GONE],
  [
    /\b((?:my|mums?|moms?|dads?|our) (?:\p{L}{1,10} )?(?:phone|mobile|cell|telephone|whatsapp|number)(?: number)?(?: is| number is|:|'s)?\s{0,3})\+?\d(?:[\s-]?\d){5,14}/giu,
    `$1${GONE}`,
  ],
  [/\b((?:call|text|ring|phone|whatsapp) (?:me )?(?:on|at)?\s{0,3})\+?\d(?:[\s-]?\d){5,14}/giu, `$1${GONE}`],
  [
    /\b((?:my|the|our) (?:\p{L}{1,12} )?(?:password|passcode|pass word|pasword|pin|pin code|pin number|login)(?: is|:|=| =)\s{0,3})\S{1,40}/giu,
    `$1${GONE}`,
  ],
  [/\b((?:my|our) (?:home )?add?ress(?: is|:|'s)?\s{0,3}).{1,80}/giu, `$1${GONE}`],
  [/\b(i live (?:at|on|in)(?: number| flat)? )\d{1,4}[a-z]?\b.{0,60}/giu, `$1${GONE}`],
  [
    /\b\d{1,4}[a-z]? (?:[\p{L}']{2,20} ){1,3}(?:street|road|avenue|ave|lane|drive|crescent|boulevard|terrace|gardens|rd)\b/giu,
    GONE,
  ],
  [
    /\b(i live (?:at|on|in) )(?:[\p{L}']{2,20} ){1,3}(?:street|road|avenue|lane|drive|close|crescent|boulevard|terrace)\b/giu,
    `$1${GONE}`,
  ],
  [/\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gu, GONE],
  [
    /\b(my (?:insta|instagram|snap|snapchat|discord|tiktok|whatsapp|roblox|username|user name|gamertag)(?: name| username| user| account| handle)?(?: is|:|'s)\s{0,3})\S{2,40}/giu,
    `$1${GONE}`,
  ],
  [
    /\b((?:my (?:full |real )?name is|i am|im|i'm|my names) )[\p{L}']{2,20} [\p{L}']{2,20}((?: and)?,? (?:i|from|at|i am|im|i'm)(?: go| went| study| learn| am)?(?: at| to| from| in)? )[\p{L}' .]{2,40}(?:school|primary|elementary|academy|college)\b/giu,
    `$1${GONE}$2${GONE}`,
  ],
  [/\b(my full name is )[\p{L}'-]{2,20}(?: [\p{L}'-]{2,20}){1,3}/giu, `$1${GONE}`],
  [/\b(i (?:go|went) to )(?:[\p{L}'.]{2,20} ){1,4}(?:school|primary|elementary|academy)\b/giu, `$1${GONE}`],
  [
    /\b((?:i was born on|my birthday is|my date of birth is|my dob is)(?: the)? )(?=.{0,20}\d{4}).{4,24}/giu,
    `$1${GONE}`,
  ],
];
