import { safetyOf, sanitise } from "../dialogue/safety/index.ts";
import type { WordsContext } from "./words.ts";

/** Talk of what the program is made of; `undefined` where there is none, or where the problem is about it [CHW11]. */
export function internalTalk(text: string, { item }: Pick<WordsContext, "item">): string | undefined {
  if (sanitise(text.replaceAll("\\$", "")) === null) return "internal language";
  const shown = plainOf(item?.problem_content.stem ?? "");
  return plainOf(text)
    .match(INTERNAL)
    ?.find((words) => !shown.includes(words));
}

/** What nobody should say to a child; `undefined` where there is nothing of it [CHW12]. */
export function unsafeTalk(text: string, { mayQuote }: Pick<WordsContext, "mayQuote">): string | undefined {
  const finding = safetyOf(text);
  if (finding !== null) return finding.kind;
  const said = plainOf(mayQuote.join(" "));
  // Whom the pupil has spoken of may be spoken of in a statement about that.
  const plain = plainOf(text).replaceAll(TOLD_BY, (all, person: string) => (said.includes(person) ? "you heard" : all));
  return PERSONAL.exec(plain)?.[0] ?? UNKIND.exec(plain)?.[0] ?? GROWN_UP.exec(plain)?.[0];
}

function plainOf(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/[’‘]/gu, "'").replaceAll(/\s+/gu, " ");
}

const INTERNAL =
  /\b(?:prompts?|instructions?|instructed|as an ai|a\.i\.|ai|artificial|language models?|ai models?|chatbots?|bots?|robot|openai|chatgpt|gpt\S*|claude|gemini|llama|llm|neural|system message|json|api|developers?|developer mode|debug|jailbreak|unlocked|my (?:rules|training|programming|data|settings|guidelines|creators?|makers?|role|job|task|limits)|(?:all )?limits are|no rules|(?:i am|i'm) (?:\w+ ){1,6}now|(?:they|somebody|someone) (?:told|asked) me|trained|i was (?:told|made|built|trained|programmed|asked)|i (?:am|'m) (?:not )?(?:allowed|permitted|supposed|programmed|only a|just a|an?|your|the|here)|i'm (?:not )?(?:allowed|permitted|supposed|only a|just a|an?|your|the|here)|i (?:can't|cannot|can not|may not|mustn't|must not|won't|will not) (?:tell|say|give|reveal|show|share|help)|guidelines|policy|policies|pretend|role ?-?play|persona|character|captain|pirate|on[_ ]screen|prepared text|temperature 0|tool call|retry\w*|parameters?|variables? named|database|server|algorithm\w*|version \d|p\(known\)|field(?:s)? (?:says?|is|are)|the data (?:says?|shows? that you)|verdict|checker|since you are the teacher|the key|secret (?:word|writing|code|message)|psst|in secret|ciphers?|morse|encoded?|decode|(?<!\b(?:which|box|number|part|digit|value|one|piece) (?:is|stays) )hidden(?! (?:part|number|digit|value|one|piece|blocks?|dots?|counters?|side)s?\b))\b|<\||\|>/gu;
const TOLD_BY =
  /\byour (mother|father|mom|mum|dad|sister|brother|teacher|friend) (?:told|showed|taught) (?:it to )?you(?=[.,;]| to (?:add|subtract|take|multiply|divide|count)\b| about (?:it|this|that)\b)(?![^.?!]{0,80}\?)(?![^?]{0,300}\b(?:he|she|him|her|here|there)\b)/gu;
const PERSONAL =
  /\b(?:your (?:full |real |first |last )?(?:name|age|address|street|city|town|phone|number is it|e-?mail|password|passcode|pin|birthday|school|teacher's name|photo|picture of you|family|parents?|mother|father|mom|mum|dad|sister|brother|home|house|friends?|pets?|account|username|body|face|country|religion)|how old are you|where (?:do|are) you (?:live|from|now)|where you live|which school|what grade are you|tell me (?:about yourself|who you are|your)|about yourself|meet (?:me|up|you)|shall we meet|call me|text me|write to me|e-?mail me|send (?:me|us)|contact me|add me|follow me|our secret|secrets?(?! (?:number|digit|value)\b(?! (?:between|for|of) (?:us|you|me)\b))|(?<!(?:you|we|they) )call (?:some\w*|any\w*|people|him|her|us)|how old you|keep (?:it|this) (?:between|to) (?:us|yourself)|(?:don't|do not|never) tell (?:your|any|my|the)|are you alone|at home|your teacher|after school|before school|(?:any(?:one|body)|some(?:one|body)|teacher|friends?|parents?|family|at home|there to|around to) (?:\w+ )?helps? you|where do you (?:play|go|sit)|who (?:helps|is with|sits)|what (?:is )?your|stay alone|don't talk to|do not talk to|i love you|be friends|my friend|trust me|photo|selfie|video call|whatsapp|instagram|tiktok|snapchat|discord|youtube|facebook)\b/u;
const UNKIND =
  /\b(?:stupid|dumb|idiot\w*|moron|fool(?:ish)?|silly|loser|useless|hopeless|pathetic|worthless|shut up|shame|ashamed|embarrass\w*|ridiculous|nonsense|ugly|fat|hate|baby|babies|childish|waste|wasting|weak|not made for|not good at|never learn|never be able|give up|annoying|boring|behind everyone|everybody else|other (?:children|kids|pupils|students)|for once|even try(?:ing)?|anything right|like how you|better if you|(?:you )?were not here|weren't here|without you|do you even|did you even|cheat\w*|liar|(?:you are|you're|are you|you) lying|lying(?! (?:on|beside|between|in|next|under|there|at|left|right|to the (?:left|right))\b(?! (?:to |of )?(?:you|me)\b))|nobody(?! (?:(?:can|could|has) )?(?:say|tell|touch(?:ed)?|took|taken?|cut|moved?|count(?:ed)?|add(?:ed)?|shar(?:e|ed)|see)\b(?! (?:on )?(?:you|your|me|it to)\b))|(?:somebody|someone|anybody|anyone|people|child|children|pupils?|students?|kids?) like you|too (?:hard|difficult|much|high) for (?:you|some|any|a child)|miss you|no one (?:likes|cares)|(?<![a-z] )go away|get lost|hell|damn|heck|crap|gosh|goddamn|wtf)\b/u;
const GROWN_UP =
  /\b(?:kill\w*|die|dies|dead|death|blood\w*|bleed|guns?|knife|knives|weapons?|shoot\w*|bombs?|drugs?|drunk|alcohol|beer|wine|vodka|cigarettes?|smok\w+|vap(?:e|ing)|sex\w*|kiss\w*|naked|nude|porn|gambl\w*|casino|bet|bets|betting|lottery|suicid\w*|hurt yourself|hold your breath|climb (?:up|on|out)|jump off|high place|bleach|poison|pills?|medicine|diet|lose weight|run away|stay up|at night|alone outside|go out|skip (?:a )?meal|electric|matches and|fire|(?:do not|don't) (?:eat|drink|sleep|play)|until you have it right)\b/u;
