import type { AskedFor } from "./asked-for.ts";
import type { Ask, MessageCategory } from "./understand.ts";

export interface Sorted {
  readonly category: Exclude<MessageCategory, "answer">;
  readonly confidence: number;
  readonly ask: Ask | null;
}

/** Sorts a message that states no answer by what speaks for each kind; the strongest wins [UND8] to [UND12]. */
export function categorise(said: string, topics: number, asked: AskedFor): Sorted {
  const words = said.split(" ").filter((word) => /[\p{L}#]/u.test(word)).length;
  const stuck = score(said, STUCK);
  const acknowledge =
    score(said, ACKNOWLEDGE) +
    (ALL_ACKNOWLEDGING.test(said) ? 6 : 0) +
    (asked.isSocial && /^ (?:yes|no|ok|sure|please|yes please) /u.test(said) ? 6 : 0);
  const off = score(said, OFF_TOPIC);
  const isQuestion = QUESTION.test(said);
  const sense = Math.min(topics, 3) + (/ # /u.test(said) ? 0.5 : 0);
  const question = (isQuestion ? 2.2 + sense * 0.6 + (ABOUT_IT.test(said) ? 1.2 : 0) : 0) + score(said, CONCEPTUAL);
  const explanation =
    score(said, EXPLANATION) +
    (isQuestion ? 0 : Math.min(sense, 2) * 0.8) +
    (asked.isWhy && words > 1 ? 3 : 0) -
    (isQuestion ? 1.5 : 0);
  const list = [
    ["stuck", stuck],
    ["conceptual_question", question],
    ["explanation", explanation],
    ["acknowledge", acknowledge],
    ["off_topic", off + 1],
  ] as const;
  const [best, second] = list.toSorted((a, b) => b[1] - a[1]);
  const category = words === 0 && / [?] /u.test(said) ? "stuck" : (best?.[0] ?? "off_topic");
  const lead = (best?.[1] ?? 0) - (second?.[1] ?? 0);
  return { category, confidence: Math.min(0.97, 0.5 + lead * 0.12), ask: askOf(said, category) };
}

function askOf(said: string, category: MessageCategory): Ask | null {
  if (category === "conceptual_question" || category === "stuck")
    for (const [ask, cue] of ASKS) if (cue.test(said)) return ask;
  if (category === "conceptual_question")
    return / is | are | do | does | can | should /u.test(said) ? "is-it-right" : "how";
  return STOP.test(said) ? "stop" : category === "stuck" ? "hint" : null;
}

function score(said: string, cues: readonly (readonly [weight: number, cue: RegExp])[]): number {
  let sum = 0;
  for (const [weight, cue] of cues) if (cue.test(said)) sum += weight;
  return sum;
}

const ASKS: readonly (readonly [Ask, RegExp])[] = [
  ["skip", / (?:skip|pass|move on|next (?:question|one)|another (?:question|one)|different (?:question|one)) /u],
  [
    "tell-me",
    / (?:tell me|give me the|what is the answer|the answer please|do it for me|write it|show me the answer|just (?:say|give)|tell it) /u,
  ],
  ["next", / (?:what (?:now|next)|next step|what do i do (?:now|next)|then what) /u],
  ["hint", / (?:hint|clue|help) /u],
  ["why", / (?:why|how come) /u],
  ["fact", / (?:what is|how much is|how many is|what does) #/u],
  ["what-is", / (?:what (?:is|are|does)|mean|means|what do you mean) /u],
  ["how", / how /u],
  ["is-it-right", / (?:do|does|should|can|is|are|would|could) /u],
];
const STOP = / (?:stop|finish|quit|go home|take a break|have a break|end this|no more|i am done) /u;
const STUCK: readonly (readonly [number, RegExp])[] = [
  [
    5,
    / (?:idk|idek|stuck|lost|help|halp|hint|clue|skip|no idea|no clue|not a clue|give up|giving up|do not no|dunno) /u,
  ],
  [
    5,
    / (?:do not|did not|does not|do|does|not|never|can not) (?:really |even |still |actually |quite )?(?:know|understand|get|remember|understood) /u,
  ],
  [-5, / (?:i|you|we|they) do (?:get|know|understand|remember) | do (?:you|we|i|u) (?:get|know|understand|remember)/u],
  [4, / (?:can not|could not|unable to) /u],
  [3, / not (?:sure|fair|good|clever|smart) /u],
  [
    4.5,
    / (?:confus\w+|mixed up|mix me up|mix it up|blank|too hard|too difficult|too tricky|so hard|very hard|really hard|is hard|hard one|is difficult|so difficult|impossible|too long|too big|too much|too many) /u,
  ],
  [4, / (?:tell me|show me|give me|explain) (?:the|it|this|that|how|what|please|again|me|a|one|step)? /u],
  [
    5,
    / what (?:do|am|are|should|can|must) (?:i|we|you|they) (?:do|have to|need|write|put|meant|supposed|suposed|want|want me)(?: to)?(?: do| write| put)?(?: now| next| here| first| with \w+ \w+| with \w+| on \w+ \w+)* [.?!]* *$/u,
  ],
  [
    3,
    / (?:what to do|where do (?:i|we|you) (?:even )?(?:start|begin)|how do (?:i|you|we) (?:even )?(?:start|begin)|what is (?:it )?(?:meant|supposed)|meant to|supposed to|suposed to|want me to) /u,
  ],
  [
    4.5,
    / how (?:do|to|am|can) (?:(?:i|you|we) )?(?:even )?(?:do|solve|answer|work out|find|get|start|begin|supposed|suposed|know|set)(?: to)?(?: know| do)? ?(?:this|it|that|these|one|the answer|out|this one|that one|this question|it out)? [.?!]* *$/u,
  ],
  [5, / what is (?:the|this|it|its) ?(?:answer|question asking)? [.?!]* *$/u],
  [5, / (?:makes? no sense|not make (?:any )?sense|no sense) /u],
  [4, / (?:forgot|forget|forgotten) /u],
  [4, / (?:never|not) (?:seen|heard|learned|learnt|done|did|been taught|had|saw|learn) /u],
  [4, / (?:do|write|solve|answer|say|finish) (?:it|this|that) for me /u],
  [
    4,
    / (?:i am|so|just|too|really) (?:so |just |really |too |very |a bit )?(?:bad|dumb|stupid|rubbish|useless|terrible|thick|slow|no good|not good|the worst|hopeless|rubish|weak) /u,
  ],
  [
    3.5,
    / (?:hate|despise|worst at|bad at|rubbish at|suck at|sucks) (?:\w+ )?(?:this|these|fractions?|maths?|decimals?|division|percent\w*|numbers?|times|it|dividing|algebra|mixed|negative) /u,
  ],
  [
    4,
    / (?:keep|kept|keeps) (?:getting|doing|on) |never (?:right|works)|all wrong|done it wrong|got it wrong|went wrong|rubbed|tried/u,
  ],
  [3, / (?:does not|will not|did not) (?:go|work|fit|say|tell|add up|make) /u],
  [4, / (?:what|huh|eh|pardon|que|hm|hmm|um|uh|er) [.?!…]* *$/u],
  [4, / (?:no comprendo|no entiendo|je ne|no understand|not understanding|weiss nicht|keine ahnung|no sé|samajh) /u],
  [
    5,
    / (?:next (?:question|one)|move on|another (?:question|one)|different (?:question|one)|easier (?:question|one)|pass) (?:please |)?[.?!]* *$/u,
  ],
  [
    3,
    / (?:again please|once more|one more time|repeat|go over|say (?:it|that) again|more time|what now|then what|what next) /u,
  ],
  [
    3,
    / (?:i need|need|want|can i have|can you|could you|please) (?:some |a |more )?(?:help|hints?|clue|explain|time) /u,
  ],
  [
    2.5,
    / (?:not this|ugh+|argh+|omg|why is (?:this|it) so (?:hard|difficult|long)|how am i|i am bad|so confused|unfair|scared|worried|cry|crying|:😭|:😢|:😩|:😫|:🤯|:😵|:🥺|:😞|:😔) /u,
  ],
  [2, / (?:which one|which way|what number|how many) .*(?:can not|do not|help)/u],
];
const QUESTION =
  /^ (?:(?:um|umm|uh|er|ok|oh|so|but|and|wait|hey|please|miss|sir|teacher|well|hm|hmm|then|also|sorry|now|yes|no|,|\.|\?|excuse me|quick question) )*(?:why|how|what|when|where|which|who|do|does|did|can|could|should|shall|would|will|is|are|was|has|have to|am|must|may|if .* \?|whose) /u;
const ABOUT_IT =
  / (?:always|mean|means|same|difference|different|both|you (?:do|flip|add|times|multiply|divide|put|have|need|carry|borrow|count|start|turn|change|make|write|round)|do i|do you|do we|should i|can i|can it|can there|can you|must i|allowed|have to|need to|why|how come|rule|trick|work|called|word|it|which way|which number|goes|go) /u;
const CONCEPTUAL: readonly (readonly [number, RegExp])[] = [
  [
    3,
    / (?:what (?:is|are) (?:a|an|the)? ?\w+ [?.]* *$|what does|what do you mean|how come|what is the difference|is there a|what happens|what if) /u,
  ],
  [2.5, / (?:why|how) (?:is|are|do|does|did|can|come|would|will|not|you|the|it|we|i|two|come) /u],
  [2, / (?:do|does|should|can|must|is|are) (?:i|you|we|it|the|a|there|both|all|#|one) /u],
  [1, / [?] /u],
  [2.5, / explain (?:what|why|how|\w+s )/u],
  [3, / (?:what|how much|how many) (?:is|are|does) #/u],
];
const EXPLANATION: readonly (readonly [number, RegExp])[] = [
  [4.5, /^ (?:(?:well|um|so|ok|oh|it is|just|and) )*because /u],
  [2, / because /u],
  [
    4,
    / (?:i|we|you|u) (?:just |first |then |also |only |have to |need to |always |can |would |could |did |simply |must )*(?:added|counted|multiplied|divided|subtracted|took|take|minused|plused|plussed|used|drew|split|made|make|put|moved|carried|carry|borrowed|borrow|rounded|round|flipped|flip|looked|changed|change|turned|worked|did|started|doubled|halved|shared|lined|crossed|cancelled|kept|keep|partitioned|broke|wrote|times|add|divide|multiply|subtract|count|double|halve|swap|swapped|know my|went|found|checked|reversed|undo|undid) /u,
  ],
  [
    1.5,
    / (?:then|first|after that|both|each|every|both sides|together|left over|in all|the same|as well|up|down|goes in|goes into|fits|instead|opposite|bigger|smaller|nearer|closer) /u,
  ],
  [1.5, /^ (?:by|if|it is|there (?:is|are)|they are|the|when|to|you|that is) /u],
  [1, / (?:is|are|makes|equals|was|gets) /u],
  [1.2, / #.* #/u],
  [1, / so /u],
];
const ACKNOWLEDGE: readonly (readonly [number, RegExp])[] = [
  [
    4.5,
    / (?:thanks|thank you|got it|i see|makes? (?:more |a lot of )?(?:sense|sence)|i get it|get it now|understand now|i understand|understood|i know (?:that|this|it|already)|will do|i will try|let me try|try it|let us go|lets go|good idea|oh right|that helps?|that helped|noted|want to try|no worries|no problem|fair enough|i remember now) /u,
  ],
  [
    3,
    /^ (?:oh+|ah+|aha|aw|ooh|ok|alright|alrite|right|cool|nice|great|yay|yes|wow|fine|sure|perfect|brilliant|awesome|good|ight|aight|gotcha|okay|woo+|phew|yippee|hooray|sweet|no) /u,
  ],
  [1.5, /^ (?:oh+|ah+|aha|ok|right|yes) (?:so|it is|its|yes|right|ok|wow|i|that|they|\w+ is|nice|then|yeah) /u],
  [4, / :(?:👍|👌|🙂|😊|😀|😃|✅|🎉|🙏|💯|❤|😁|😄|🥳|🤩) /u],
  [-5, / (?:not|never|but|why|how) /u],
];
const ALL_ACKNOWLEDGING =
  /^ (?:(?:oh+|ah+|aha|aw|ooh|ok|alright|alrite|right|cool|nice|great|yay|yes|no|wow|fine|sure|perfect|thanks|thank|you|please|miss|sir|teacher|got|it|i|see|that|makes|sense|then|now|lets|let|us|go|so|much|very|good|one|awesome|oki|doki|roger|noted|ight|aight|bet|understood|and|is|get|will|try|continue|ready|yeah|a|lot|for|the|help|amazing|brilliant|woo+|phew|all|mate|bro|man|dear|well|lol|haha|[.!,:]|:\S+) )+$/u;
const OFF_TOPIC: readonly (readonly [number, RegExp])[] = [
  [
    3,
    / (?:hi|hello|hey|hiya|yo|sup|bye|goodbye|good morning|goodnight|lol|lmao|haha|hehe|rofl|skibidi|sigma|rizz|gyatt|ohio|bruh|bro) /u,
  ],
  [
    3,
    / (?:minecraft|roblox|fortnite|pokemon|mario|game|games|gaming|xbox|playstation|nintendo|switch|ipad|phone|tablet|youtube|tiktok|video|videos|netflix|movie|film|song|music|dance|football|soccer|basketball|cricket|netball|swimming|pizza|burger|sweets|chocolate|ice cream|lunch|dinner|breakfast|snack|hungry|thirsty|eat|food|drink|dog|cat|puppy|kitten|hamster|pet|unicorn|dinosaur|dragon|toilet|wee|poo|poop|fart|bum|pee|bathroom|loo|birthday|party|holiday|christmas|halloween|weekend|friday|monday|sleep|sleepy|tired|bored|boring|raining|rain|snow|weather|sunny|cold|hot|sick|ill|tummy|headache|crush|girlfriend|boyfriend|joke|funny|silly|stupid|dumb|idiot|loser|losers|ugly|smelly|shut|mum|mom|dad|nan|nans|gran|grandma|brother|sister|cousin|friend|friends|teacher|class|school|homework|playtime|recess|home|favourite|favorite|favourit|colour|color|robot|ai|human|real|alive|banned|disease|subscribers|lego|sticker|spain|turtle|fish|pencil|bus|car|train|bike|money|million|rich|shoes|hair|name|weird) /u,
  ],
  [
    2.5,
    / (?:you are|your|are you|do you like|do you have|have you|can you (?:dance|sing|play|see me|hear|talk)|who (?:are|made)|how old|where do you|who is|i love|i like|i live|we live|i went|i saw|i have (?:a|an|two|three|lots|lego|#)|my|want to see|guess what|looks? like|sounds? like|is a nice|i am (?:hungry|tired|bored|so|cold|hot|#)|did you know|can i (?:go|play|have|eat|draw|get)|when is|what time|there is a|turn the) /u,
  ],
  [2, /^ (?:[b-df-hj-np-tv-z]{4,}|[asdfghjkl;]{5,}|[qwertyuiop]{6,}) $/u],
];
