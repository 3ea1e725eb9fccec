// dialogue/safety/redact.ts

export const PERSONAL_GMAIL = /[\p{L}\d._]{1,40} at (?:gmail|hotmail|yahoo|outlook|icloud)(?: ?(?:\.|dot) ?com)?/giu;
export const PERSONAL_MUMS =
  /\b((?:my|mums?|moms?|dads?|our) (?:\p{L}{1,10} )?(?:phone|mobile|cell|telephone|whatsapp|number)(?: number)?(?: is| number is|:|'s)?\s{0,3})\+?\d(?:[\s-]?\d){5,14}/giu;
export const PERSONAL_CALL =
  /\b((?:call|text|ring|phone|whatsapp) (?:me )?(?:on|at)?\s{0,3})\+?\d(?:[\s-]?\d){5,14}/giu;
export const PERSONAL_OUR =
  /\b((?:my|the|our) (?:\p{L}{1,12} )?(?:password|passcode|pass word|pasword|pin|pin code|pin number|login)(?: is|:|=| =)\s{0,3})\S{1,40}/giu;
export const PERSONAL_OUR_2 = /\b((?:my|our) (?:home )?add?ress(?: is|:|'s)?\s{0,3}).{1,80}/giu;
export const PERSONAL_LIVE = /\b(i live (?:at|on|in)(?: number| flat)? )\d{1,4}[a-z]?\b.{0,60}/giu;
export const PERSONAL_STREET =
  /\b\d{1,4}[a-z]? (?:[\p{L}']{2,20} ){1,3}(?:street|road|avenue|ave|lane|drive|crescent|boulevard|terrace|gardens|rd)\b/giu;
export const PERSONAL_LIVE_2 =
  /\b(i live (?:at|on|in) )(?:[\p{L}']{2,20} ){1,3}(?:street|road|avenue|lane|drive|close|crescent|boulevard|terrace)\b/giu;
export const PERSONAL_INSTA =
  /\b(my (?:insta|instagram|snap|snapchat|discord|tiktok|whatsapp|roblox|username|user name|gamertag)(?: name| username| user| account| handle)?(?: is|:|'s)\s{0,3})\S{2,40}/giu;
export const PERSONAL_FULL =
  /\b((?:my (?:full |real )?name is|i am|im|i'm|my names) )[\p{L}']{2,20} [\p{L}']{2,20}((?: and)?,? (?:i|from|at|i am|im|i'm)(?: go| went| study| learn| am)?(?: at| to| from| in)? )[\p{L}' .]{2,40}(?:school|primary|elementary|academy|college)\b/giu;
export const PERSONAL_FULL_2 = /\b(my full name is )[\p{L}'-]{2,20}(?: [\p{L}'-]{2,20}){1,3}/giu;
export const PERSONAL_WENT = /\b(i (?:go|went) to )(?:[\p{L}'.]{2,20} ){1,4}(?:school|primary|elementary|academy)\b/giu;
export const PERSONAL_WAS =
  /\b((?:i was born on|my birthday is|my date of birth is|my dob is)(?: the)? )(?=.{0,20}\d{4}).{4,24}/giu;

// dialogue/safety/safety-of.ts

export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ (my|me|your) self(?= )/gu, " $1self"],
  [/ meself /gu, " myself "],
  [/ step (dad|mum|mom|father|mother)(?= )/gu, " step$1"],
  [/ (?:wana|wanna|wonna|wont to|will not to|want 2|wan to|wont 2|wanto)(?= )/gu, " want to"],
  [/ (gona|gunna|going 2)(?= )/gu, " going to"],
  [/ (?:dye|dai|diy|dei)(?= (?:now|today|please|so|and|because|i)? ?)/gu, " die"],
  [/ (?:dieing|dyeing|diying)(?= )/gu, " dying"],
  [/ (t)(?:uch|outch|oche?|utch)(es|ed|ing)?(?= )/gu, " $1ouch$2"],
  [/ (?:sewercide|sewerside|suiside|sucide|suacide|suicde|sooicide|suisid)(?= )/gu, " suicide"],
];
export const HARM =
  / (?:(?:kill|killing|killed|hurt|hurting|harm|harming|cut|cutting|stab|stabbing|hang|hanging|strangle|drown|poison|burn|burning|starve|starving|shoot|bite|biting|punch|punching) myself|(?:want to|wanted to|going to|rather|ready to|need to|could just|might|trying to) (?:just |like |really )?(?:die|be dead|disappear forever)|wish (?:that )?(?:i|me) (?:was|were|am|be) (?:dead|never born|not born|not alive|not here)|wish i (?:could|would) (?:die|just die|not wake up|disappear)|wish i had never been born|better (?:off|of) (?:dead|without me|if i (?:was|were) (?:dead|gone))|better if i (?:was|were) (?:dead|not here|gone)|do not want to (?:live|be alive|exist|wake up|live anymore|live any more)|not want to (?:live|be alive|exist)|end (?:my life|it all|myself|my own life)|ending my life|take my (?:own )?life|suicid\w*|sewerside|suicde|no (?:reason|point) (?:to|in) (?:live|living)|not worth living|nobody would (?:miss|care|notice)(?: me)?(?: if i (?:died|was|were|am))?|no one would (?:miss|care|notice)(?: me)?(?: if i (?:died|was|were|am))?|jump (?:off|from) (?:a|the) (?:bridge|roof|building|window|balcony)|overdos\w*|all (?:the|my) (?:pills|tablets|medicine)|self harm\w*|(?:cut|cutting|cuts|burn|slit) (?:on )?my (?:arms?|wrists?|legs?|skin|thighs?)|never wake up|not wake up|unalive|feel like (?:dying|killing myself|not living)|(?:hope|wish) i (?:die|died)|want it all to (?:end|stop)|tired of (?:living|being alive|life)|hate (?:living|being alive)) |(?<!\d) kms /u;
export const KILLED = / (?:killed|kill|drown|burn|shoot|die|dead|jump) /u;
export const SAD =
  / (?:hate (?:myself|my life|being me)|(?:nobody|no one|noone|everyone|everybody) (?:likes?|loves?|hates?|cares about|wants|understands) me|(?:i am|i feel|feel|feeling) (?:so |really |very |just |always |all |totally |completely )*(?:worthless|hopeless|empty|depressed|unloved|suicidal|a burden|lonely|so alone|all alone|broken|numb|unwanted)|(?:i am|i feel|feel|feeling) (?:so |really |very |just |always )*(?:sad|unhappy|miserable)(?! (?:i|that|about|because i (?:got|did|failed|can)|with (?:this|my)|when i (?:get|got)))|sad all the time|cry (?:every|all|myself)|can not stop crying|crying every|want to run away|running away from home|run away from home|do not want to be here|panic attacks?|not eat(?:ing)? (?:anymore|because|so i)|make myself (?:sick|throw up)|i am (?:so )?fat and) /u;
export const TOUCH = / (?:touch\w*|naked|nudes?|private|secret|raped?) /u;
export const UNKIND =
  / (?:bull(?:y|ies|ied|ying|yed|ie|ys)|(?:mean|horrible|nasty|cruel|rude) to me|picks? on me|picking on me|(?:brother|sister|friend|boy|girl|kid|kids|cousin|boys|girls|classmate|people|everyone|someone in my class) (?:\w+ ){0,3}?(?:hits?|hit|hitting|punch(?:es|ed)?|kicks?|kicked|hurts?|hurt|push(?:es|ed)?|pushing|slapped|slaps|beats? me up|beat me up|spat on|spits? on) me|(?:laugh|laughing|laughs) at me|calls? me (?:names|stupid|fat|ugly|dumb|gay)|calling me names|hungry (?:all the time|because there is no food|at home)|no food at home|(?:have not|not) eaten (?:today|since|for|in|all)|(?:ate|eaten|eat) nothing (?:for|since|today|all)|nothing to eat (?:at home|for|today)|parents (?:are |keep |always )?(?:fighting|fight|shouting|hitting)|hits? my (?:mum|mom|sister|brother)|threaten\w* me|stranger (?:\w+ ){0,3}me|meet me|asked? where i live) /u;
export const WEAPON =
  / (?:(?:bring|bringing|brought|have|got|take|taking|carry|hid|hiding|put|putting) (?:a|the|my|my dads|dads|my dad's) (?:gun|knife|bomb|weapon|pistol|rifle)(?: (?:to|in|at|into|under|with me))? (?:school|class|my bag|my (?:back ?pack|rucksack|locker|desk)|tomorrow|the school|me)|bomb (?:in|at|under) (?:the |my )?(?:school|class|classroom)) /u;
/** Said of games, or of numbers as if they were alive. */
export const PLAY =
  / (?:minecraft|roblox|fortnite|game|games|gaming|level|boss|creeper|creepers|zombie|zombies|monster|dragon|enemy|enemies|npc|lava|spawn|respawn\w*|mario|pokemon|chess|football|basketball|goal|race|tag|play|playing|played|pretend|the movie|film|book|story|laughing|video) /u;
export const LIGHT =
  / (?:boring|bored|lol|lmao|haha+|jk|joking|homework|maths?|so hard|too hard|question|questions|fractions?|embarrass\w*|laughing|this is|numbers|times tables|division|cringe|of boredom|from boredom|test|already) /u;
export const SWEARING =
  /^(?:f+u+c*k+(?:s|ed|er|ers|in|ing|ity|off|you|u|this|face)?|fuk\w{0,4}|fuq|fck\w{0,4}|fcuk\w{0,3}|fvck\w{0,3}|phuck|fk|fking|wtf|stfu|gtfo|ffs|omfg|lmfao|mf|motherf\w+|mother?fuck\w*|sh+i+t+(?:s|e|ty|ter|ting|head|face|hole|show)?|sht|shite|bullshit|bs|crap|crappy|bitch(?:es|y|ing)?|biatch|btch|bastards?|arse(?:hole)?s?|ass|asses|asshole?s?|ashole|dumbass|jackass|badass|dick(?:s|head|heads)?|dik|cock|cocks|cunts?|piss(?:ed|ing|es)?|pis|wank(?:er|ers|ing)?|tw?ats?|prick|slut\w{0,2}|whores?|hoe|bollocks|bugger|damn(?:it|ed)?|dammit|goddamn|nigg\w+|fag(?:s|got|gots)?|retard\w{0,2}|tosser|pussy|puta|merde|scheisse|scheiße|mierda|putain)$/u;
export const MASKED =
  /^(?:f[*#@$!]{1,3}k\w{0,3}|f[*#@$!]{2,3}|s[h*#@$!][*#@$!]{1,2}t?|s[*#@$!]{1,2}t|b[*#@$!]{1,3}ch|a[*#@$!]{2}|c[*#@$!]{2}t|d[*#@$!]ck|p[*#@$!]ss|fu[*#@$!]k?|f[*#@$!]ck\w{0,3}|sh[*#@$!]t\w{0,2}|b[*#@$!]tch)$/u;
export const FAMILY =
  "(?:dad|daddy|father|stepdad|stepfather|mum|mummy|mom|mommy|mother|stepmum|stepmom|stepmother|uncle|aunt|auntie|grandad|grandpa|grandma|nan|granny|teacher|coach|tutor|babysitter|carer|neighbour|neighbor|priest|imam|man|woman|adult|parents?|mums boyfriend|boyfriend|he|she|they|someone|somebody)";
export const HURTING =
  "(?:hits?|hit|hitting|beats?|beat|beating|punch(?:es|ed)?|kicks?|kicked|slaps?|slapped|hurts?|hurt|hurting|burns?|burned|burnt|chok(?:es|ed)|strangles?|strangled|threatens?|threatened|abus(?:es|ed)|touch(?:es|ed|ing)?|rap(?:es|ed)|molest(?:s|ed)?|grop(?:es|ed)|grabs?|bites?|whips?|whipped|smacks?|smacked|canes?|caned|belts?|starves?|stabs?|stabbed|shakes?)";
export const ABUSE = new RegExp(
  ` (?:${FAMILY} (?:\\w+ ){0,3}?${HURTING} (?:on )?(?:me|my (?:face|head|arm|brother|sister|mum|mom))(?! (?:at (?!night|home|school|bed|break|recess|lunch|playtime)|in (?:(?:a|the) (?:race|game|match|quiz|test|spelling)|chess)|by \\d|to the|on (?:fortnite|roblox)|with (?:a )?(?:ball|snowball|pillow)))|(?:touch(?:es|ed|ing)?|feels?|rubs?) (?:me (?:in|on|where|down|there|under|when|at night|inappropriately|badly)|my (?:private|privates|bum|willy|vagina|penis|body|chest|boobs))|makes? me (?:touch|do things|undress|take off|send|watch (?:sex|porn)|kiss)|(?:send|sent|sends|show|showed|asked? (?:me )?for|wants?) (?:\\w+ ){0,3}?(?:nudes?|naked (?:pics?|pictures?|photos?)|pictures? of my body|dick pics?)|i (?:am|was|have been|get|got) (?:being )?(?:abused|beaten|raped|molested|groped|hit at home|hurt at home|beaten up at home)|(?:scared|afraid|frightened|terrified) (?:to go home|of (?:my )?(?:dad|mum|mom|stepdad|stepmum|uncle|father|mother|parents|brother|home|him|her|them hitting))|not safe (?:at home|here|with)|unsafe at home|locks? me (?:in|out|up)|locked me (?:in|out|up)|(?:will not|do not|does not|never) (?:let me eat|feed me|feeds me|give me (?:any )?food)|bruises? (?:all over|from|because|where)|secret (?:touch|game|touching)|our secret|he said not to tell|told me not to tell|not allowed to tell) `,
  "u",
);
export const PERSON =
  "(?:you|him|her|them|everyone|everybody|people|someone|somebody|my (?:\\w+ )?(?:mum|mom|dad|brother|sister|teacher|friend|classmate|class|cousin|family|parents|school|dog|cat|neighbour|enemy|ex|bully)|the (?:\\w+ )?(?:teacher|class|school|kids?|children|boys?|girls?|headteacher|principal|head)|that (?:boy|girl|kid|teacher)|mr \\w+|mrs \\w+|miss \\w+|this (?:boy|girl|kid|school|class)|a (?:kid|boy|girl|teacher|person)|u|all of you|all of them)";
export const WILL =
  "(?:i will|i am|i am going to|i want to|going to|want to|i would|i could|let us|i might|i plan to|i)";
export const THREAT = new RegExp(
  ` (?:${WILL} (?:\\w+ ){0,2}?(?:kill|killing|murder|stab|shoot|hurt|strangle|choke|poison|beat up|beat|punch|smash|attack|fight|slap|hit|burn|destroy|bash|batter) ${PERSON}|kill yourself|kys|go die|hope (?:you|he|she|they) dies?|go kill yourself|i hope you die|you should die|drop dead|jump off a cliff) `,
  "u",
);
export const ATTACK = new RegExp(
  ` (?:${WILL} (?:\\w+ ){0,2}?(?:kill|killing|murder|stab|shoot|poison) (?:everyone|everybody|people|all of (?:you|them)|the (?:\\w+ )?(?:class|school|kids|children|teachers)|my (?:class|school|family|classmates)|(?:him|her|them|my \\w+|the \\w+) with (?:a|the) (?:knife|gun)|(?:him|her|them) (?:tomorrow|tonight|after school))|shoot up (?:the|my|this|a)|blow up (?:the|my|this) (?:\\w+ )?(?:school|class|classroom|building|bus)|burn down (?:the|my|this) (?:school|house|class)) `,
  "u",
);

// dialogue/safety/sanitise.ts

/** Looked for outside of LaTeX between dollar signs. */
export const INTERNAL: readonly RegExp[] = [
  /\b(?:the|this) (?:student|pupil|learner|user)(?:'s|’s|s)?\b/iu,
  /\b(?:assessment|reasoning|category|confidence|intent|classification|response|output|system|assistant|tutor|turn|note to self|internal|rubric|feedback|verdict)\s?:/iu,
  /\b(?:category|misconception|mastery|rubric|classif\p{L}+|scaffold\p{L}*|distractor|knowledge component|system prompt|language model|json|schema)\b/iu,
  // `g5.fracadd`, `FR-01`, `und_4`, `someName`, `off_topic`
  /\bg\d{1,2}\.[a-z]\w*/iu,
  /\b[A-Z]{2,6}-?\d{1,4}\b/u,
  /\b[a-z]+_[a-z_]+\b/iu,
  /\b[a-z]+[A-Z][a-zA-Z]*\b/u,
  /[{}\\]|\[\s?["']|"\s?:|=>|;\s*$/u,
  /<\/?[a-z!][^>]{0,200}>|&(?:[a-z]{2,8}|#\d{1,6});/iu,
  /https?:|www\.|\b[\w-]{2,40}\.(?:com|org|net|io|dev|json|ts|js)\b/iu,
  /\*\*|^#{1,6} |`|\[[^\]]{1,80}\]\(/u,
  /\^\S|_\S|\b(?:frac|sqrt|cdot|times|div|square)\{/u,
];
/** Looked for everywhere. */
export const BROKEN: readonly RegExp[] = [
  /\b(?:undefined|NaN|Infinity|null)\b/u,
  /\[object\b|\bfunction\s?\(|\bError:|\bTypeError\b|\bat \S+:\d+:\d+/u,
  /\{\{|\}\}\s*\{\{|\$\{|%[sd]\b/u,
  /(?![\n\t])\p{Cc}|\uFFFD/u,
];
