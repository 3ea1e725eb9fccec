import { wordSet } from "../../answers/read/table.ts";

// What stands around a number and tells what it is there for. Patterns read mended words with one gap between and `#`
// for numbers.

export const TAG =
  /^(?:is not it|is it not|is it|right|correct|yes|no|or no|or not|innit|(?:am|did|have|was) i .*|(?:is|was) (?:it|that|this) .*|do you agree|yes or no) $/u;
export const BOUNDARIES = wordSet(
  "( anyway anyways btw . , ; ! ? … : because so but wait actually sorry oops then since therefore no nope yes ok oh",
);
/** Words that start afresh behind others without a comma. */
/** A message with more than so many states none of them. */
export const MOST_NUMBERS = 40;
/** Words looked at on either side of a number. */
export const SEGMENT = 30;
export const RESTARTS = wordSet("i is it my that the answer would maybe you we");
export const RESTART =
  /^ (?:i (?:think|got|get|say|said|mean|meant|guess|reckon|make it|choose|pick|am saying|am going|change)|is it|is the answer|it is|my (?:final )?answer|that is|that makes|you get|you would get|we get|i would get|it makes|the answer|answer is|would it be|maybe) /u;
export const EMBEDDERS = wordSet(
  "after before once till until keep always why how what when where if know which do did can and get understand does not say think way",
);
export const LABELS = wordSet(
  "number question problem step part page grade year level chapter class floor line room day lesson example section exercise form key age questions numbers",
);
export const AGE = / (?:i am|he is|she is|turned|turning|when (?:i|he|she|we|they) (?:was|were|am|is|are)) $/u;
export const DENIED =
  / (?:can not (?:be|say|have|put|use)|not(?: be)?|never(?: be)?|without|except|instead of|rather than) (?:the |a |like |just |only |actually )?$/u;
export const RIGHT_ANSWER =
  /^ (?:is|are|was) (?:right|correct|the (?:answer|result|right)|it |my (?:answer|guess|final|choice)|what (?:i|you|we|my \w+|it|he|she|they) (?:\w+ )?(?:have|had|got|get|said|says|think|make|wrote|put|counted)(?! (?:in|at|on) my))/u;
export const PLAYTHINGS = wordSet(
  "kills wins goals cats dogs pets friends brothers sisters cousins subs coins robux skins lives cookies subscribers followers likes kids cousins games levels",
);
export const ASKS_BY_SIZE =
  /^(?:.{0,200}[.] )?which |which (?:one|of)|(?:bigg|great|small|larg|low|high|cold|warm|long|short|furth|near|clos)est|least|most/u;
export const IS_BY_SIZE =
  /^ is (?:the )?(?:bigger|biggest|greater|greatest|smaller|smallest|larger|largest|less|least|more|most|prime|even|odd|colder|coldest|warmer|warmest|higher|highest|lower|lowest|longest|shortest|nearest|closest|furthest) (?:one |number |of (?:them|all) )?$/u;
export const IN_PLACE =
  /^ (?:(?:goes|go|fits|works) (?:in |into |there |here |the |box |gap |blank |space )*|(?:comes|is) (?:next|after) )$/u;
/** Ways to come to an answer that end in a word which elsewhere takes a number in passing. */
export const STATES_TO =
  /(?<!# is (?:just |really )?the) (?:(?:comes?|works?|worked|turn(?:s|ed)) (?:it )?(?:out )?(?:to|as|at|up to|to be)|(?:settled|landed|stopped|finished) (?:on|at|with)|(?:ends?|ended|came) (?:up |out )?(?:with|at|on|as|to)|chang\w+ (?:it |my answer |that |mine )?(?:to|for)|equals? to|rounds? (?:it |that )?(?:up |down )?to|adds? up to|go(?:ing|es)? (?:with|for)|left with|leaves (?:me|you|us|her|him) with|(?:close|closer|closest|near|nearer|nearest) to|near|(?:falls?|fell|went|goes|drops?|dropped) (?:down |up )?to|(?:same|equal|equals|equivalent|simplifies|reduces|turns|changes|becomes) (?:as|to|into)|i put|my answer to|(?<!# to )(?:got|came|come|get) to|stick(?:ing)? (?:with|to)|stay(?:ing)? (?:with|on|at)|locked in|(?<=^ )(?:i )?(?:put|type|write|check|enter|choose)|nearest \w+ is|up to) (?:like |about |maybe )?$/u;
export const MENTION_RIGHT =
  /^ (?:s (?:are|times|tables?|in|from)|a (?:day|week|month|year)|is (?:nearly|almost) #|point something|and it (?:says?|said)|in the (?:ones|tens|hundreds|units|tenths|hundredths)|(?:out of # )?on (?:the|a) (?:\w+ )?(?:test|quiz|exam|homework)|from (?:my|our|his|her|the tooth)|(?:out of # )?(?:at|in|on|for) (?:my|our) (?!answer|head|fingers|mind|brain|calculator|book|paper|opinion|final|working|whiteboard|own|number|sheet|first|second|screen|notebook|guess|sum|page)\w+|for (?:christmas|lunch|being)|presents|something|and a bit|and something|(?:mins?|minutes?) left|at (?:home|school)|of (?:these|those) (?:already|now|so far|today)|already|(?:and )?(?:it )?(?:is |was )?wrong|or (?:tens?|ones|tenths?|hundreds|hundredths?|thousandths?|thousands|halves|quarters|thirds)(?= $)|secs?|more (?:min|sec|minute|second|hint|try|trie|go|goe|question|example|chance)s?|is (?:the )?(?:smallest|biggest|greatest|largest|lowest|highest|least|most|coldest|warmest|longest|shortest|closest|nearest|hard|worst|best|tricky|easi|nice)\w*|(?:\w+ )?(?:outside|today|yesterday|tomorrow|tonight)|(?:lots|groups|sets) of #|(?:gone |off )?from #|(?:is|are|makes?|equals) (?:the same as |like |really |just )?#|times(?! #)|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|seconds?|am|pm|go|goes|fits?|can(?! (?:i|we|you|it|that|this|someone|anyone|not (?:go|be|get|simplify|reduce|make)) )|cannot|was|were|comes?|gets you|is (?:my|a|an|in|on|not|too|wrong|bigger|smaller|less|more|greater|even|odd|prime|the same|just|hard|silly|so|his|her|under|above|below|between|near|nearer|nearest|close|closer|only|still|also|like|itself|what|where|how|why)|are (?:both|the same|even|odd|too|not|in)|has|have(?! (?:i|you|we) )|does(?! (?:it|that|this|my|he|she|the) )|do(?! (?:i|you|we|they|not) )|did(?! (?:i|you|it|we|he|she) )|into|more to|digits|zeros|numbers?|steps|answers|questions|mistakes|decimal places?|(?:right|wrong|correct) (?:today|so far|already|yesterday)|subscribers|followers|robux|vbucks|likes|plus|minus|year old|percent of|down|itself|for me(?= $)|more and (?:i|then i|we)|th|st|nd|rd) /u;
export const ASKED =
  /^ (?:(?:(?:is|was|would|could|can|should|will|might|does|may)(?: not)?|it could|it might|it would|it should|it can|it must|it has to|it will|that could|that would|that must) ?(?:it|that|this|the answer|the result|they|there|x|[a-z])?(?: (?:be|equals|make|come to|to be|is|get|like|about|the|maybe|just|actually|been|like))?|what about|how about|what if it is|do (?:you|we|i) get|can i (?:say|put|guess|answer|go with|(?:change|swap) (?:it|that|my answer|mine) (?:to|for))|did (?:you|we|i) get|is the (?:box|answer|result|total|number|missing number)(?: is)?|(?:does|did) (?:it|that) (?:equals|make|come to)) $/u;
/** Behind a number: asks whether it holds. */
export const HOLDS =
  /^ (?:(?:be )?(?:it|work|fit|count|do|right|correct|wrong|ok|good|fine|the (?:answer|right answer|right one|one|total|result|\w+est)|true|possible|my answer)) (?:or (?:not|wrong|right|no|is it not) |then |too |please |instead |here |now )?$/u;
export const MAY_HOLD = /^ (?:(?:would|does|could|can|is|was|might|will|did|should|so) )+$/u;
/** `ben got 12 is he right` */
export const OTHERS_RIGHT =
  /^(?!.* i (?:got|get|say|think|put) ).* (?:got|gets|said|says|thinks|put) # .*(?:is|are) (?:he|she|they|that|it) (?:right|correct|wrong) /u;
/** Before a number: what comes out again and again is not given as the answer. */
export const AGAIN = / (?:keep|keeps|kept) (?:on )?(?:getting|saying|putting|making) $/u;
/** A figure that was changed into another one while working. */
export const BECOMES =
  / the #? ?(?:\w+ )?(?:becomes|became|turns into|turned into|changes to|changed to|is now|goes to|went to) (?:a |an )?$| (?:cross|crossed|change|changed|turn|turned) .{0,40}mak(?:e|ing) it (?:a |an )?$/u;
/** Before a number: a fact about one thing, `a nickel is 5 cents`, `anything times 0 is 0`. */
export const FACT =
  / (?:(?:a|an|one|each|every) (\w+) (?:is|are|has|have|makes|equals|costs|holds)|(?:anything|everything|any number|every number|a number) (?:times|plus|minus|add|divided by)(?: # (?:is|equals|makes|=))?|(?:(?!that |this |it |which |so |and )\w+) means|(?:times|plus|minus|and|by|add) (?:what|something|which number) (?:is|equals|makes?|=)) (?:only |just |like |about |always |still )?$/u;
/** Behind a verb of finding: `i counted 83`, `what i got is 83`, `which makes 83`. */
export const FOUND =
  /^ +(?:(?:so|and|then|yes|ok) )*(?:(?:i|we) (?:have |just |have just )?(?:count|counted|found|find|see|saw|calculated|measured|estimate|estimated|figured) (?:it (?:as|to be|is) |that (?:it is )?)?|(?:all|what) (?:i|we|you) (?:got|get|have|make|think|found|put|know|can say) (?:is|was|=|for it is) (?:it is )?|which (?:is|makes|gives|equals) )(?:about |like |only )?$/u;
/** Behind a number: how many there are in one, `60 mins in 1 hour`, `4 in each`. */
export const IN_ONE = /^ (?:or # )?(?:\w+ )?(?:in|per|inside) (?:a|an|one|each|every|#) /u;
/** Behind a number that a pupil sees to be in both: the common factor or multiple. */
export const IN_BOTH = /^ (?:goes|go|fits?|divides|is|works|comes) (?:into|in|for|up in|by)? ?both /u;
export const QUESTION =
  /^ (?:why|how|what|when|where|which|who|do|does|did|can|could|should|shall|would|will|is|are|was|whose|if)\b/u;
export const CANNOT =
  / (?:(?:do|does|did|can|could) not|never|cannot) (?:really |even |no |know |get |understand |see |do |remember |like |think )+(?!.*(?:but|maybe))/u;
export const STRONG_STATES = wordSet(
  "thinking guessing equals got thought think answer answered maybe says said say saying total guess mean meant choose pick reckon probably definitely try exactly final idk only = result ans makes equal perhaps sum = putting",
);
export const STATES = wordSet(
  "is are get gets getting make be left gives give becomes leaves comes has need needs now have wrote write was would could about around like go still was costs cost buy sold",
);
export const SUBJECT =
  / (?:(?:it|that|this|answer|total|result|box|sum|[a-z]) (?:\w+ ){0,2}|(?:i|we) (?:get|make|have|now) (?:\w+ )?)$/u;
export const OTHERS =
  / (?:friend|friends|bro|brother|sister|sis|mum|mom|dad|teacher|nan|calculator|book|partner|cousin|neighbour|neighbor|mate) /u;
export const PERSONAL =
  / (?:saving|saved up|my(?! (?:answers?|final|guess|total|result|number|estimate|sum|calculation|working|equation|value|fraction|decimal|new|first|last|next|second|other|own|best|real|actual|mum|mom|mother|father|dad|friends?|teacher|bro|brother|sister|sis|nan|calculator|partner|mate|head|fingers|choice|pick|count|vote|brain) )(?= (?:\w+ ){1,3}(?:is|are|was|were|has|had|have|weighs|costs?|turned|lives?|got|did|eats?|ate|scored|won) (?:\w+ )?$)|i am(?! (?:saying|going|sure|thinking|getting|guessing|so|not|on|done|putting|pretty|certain|sticking|confident|positive|choosing|picking|stuck|left|just|still|now|really|very|only|like|changing|answering|writing|typing|leaning|betting|convinced|finished|at|up) )(?= (?:\S+ ){0,3}$)|favourite|favorite|favourit|i have (?:a|an)|our(?! (?:answer|total|result) )|we live|we have|(?:we|they|i|he|she) (?:won|lost|beat|scored)|hate|love|like the|born|lucky|years? old|named) /u;
export const SAID_OF_IT = / (?:it|that|answer) (?:is|was|equals|comes to) $/u;
export const ACTIONS = wordSet(
  "owes owe paid added add adding did do doing times timesed multiplied multiply multiplying divided divide dividing took take taking subtracted subtract minus plus counted count counting from by with between into of use used using carry carried borrow borrowed keep kept split change changed turn turned start started starts starting broke round rounded up down to cross crossed cancel cancelled moved move lined flipped flip doubled halved off than after before both looked saw see over on till until past hate love tried next know under above below near in at want every first add carrying going goes if when there for put number times per same difference multiples factors table tables digit opposite",
);
export const INTERJECTIONS = wordSet(
  "nvm nevermind um umm uh er erm hmm hm ok oh well so lol haha please miss sir teacher ah hey yes no and like just easy peasy done final yay guys bro bruh man though idk or maybe wait now right dude mate hello hi eh hum a-ha thats phew finally obviously simple",
);
export const LEADS = wordSet(
  "# either all together altogether missing number total result sum value box it is the answer , about around roughly and or i think exactly like answer: all",
);
export const CLAUSE_STARTS = wordSet(
  "dunno unsure hope idek dont maybe probably perhaps or i if as because you we when but idk it that the my done hm for after cause by is not final easy with using from in since where while although just , obviously clearly ?",
);
export const TAIL = wordSet(
  "closer better nearer one of them it each more left over altogether in all total whole wholes ones tens hundreds thousands i think so right not sure or something please lol now there final then at the end my answer for sure much is that too also probably maybe guess though correct ok easy peasy done yay if hm hmm tbh to be honest reckon around ish a b thing things apiece everyone per person both equal extra again again? around exactly definitely obviously like isnt thanks cm teacher bro x",
);
export const PLACES = wordSet(
  "neighbour neighbor neighbours ones tens hundreds top bottom piece part digit denominator numerator fingers",
);
export const SUBJECTS = wordSet(
  "it that this answer he she they we i you there box x total result sum number final its everyone each would could must should might",
);
export const TAKEN = wordSet("has was goes gets does fits times makes is means comes was minus plus less units");
export const CORRECTIONS = wordSet("wait actually sorry oops whoops nope hang hold scratch mean meant rather");
/** Behind a number: what was worked out so far, and then no more. */
export const UNFINISHED =
  /^ (?:[.,;…] )*(?:(?:for|in|on|at|from) (?:the )?\w+ |left |over |(?!because )\w+ )?(?:[.,;…] )*(?:(?:and|but|so|[.,]) )*(?:(?:then|now|next|after that|from there|here|there) (?:[.,…] )?(?:i )?(?:really |just |am |get |got )*(?:do not (?:know|get|understand|remember)|idk|dunno|what|how|where|lost|stuck|confused|can not|forgot|forget|blank|no idea|# does not)|(?:i )?(?:am |got |get )(?:so |really |now |then |all )*(?:stuck|lost|confused|muddled)|it (?:keeps )?(?:says?|said|saying) (?:no|it is|wrong|try|incorrect)|(?:the rest|it|that|there|nothing) (?:(?:makes? no|does not|will not|is not) |.* (?:idk|stuck|lost) )|(?:but|and|so) (?:what|how) (?:is|are|do|does|would|can) (?:that|it|i|you|we|this) |do i (?:keep|carry on|go on|stop|continue)|i (?:lost (?:it|count|track)|forgot (?!to|the question))|(?:what|where) (?:do|does|should|to|now|next)(?= (?:[?.!] )*$| (?:i |it |that |the )?(?:do|go|put|now|next|with|#))|i do not know (?:the (?:rest|others?)|what|how|where) (?:to do |to go |comes |is |goes |i do )?(?:next|now|then|with|after|from here|to do)|(?:but )?# (?:does|do|will) not (?:go|fit|work))/u;
/** `the answer is 7 but now what`: stated all the same. */
export const ANSWER_IS = / answer (?:is|was|would be|has to be) $/u;
/** Behind a number that says where something is, where another number is stated: `27 its 4 up`. */
export const ALONG = /^ (?:up|away|further|along|apart) /u;
export const TAKEN_BACK =
  /^ (?:, |[.] )?(?:but|then) (?:then )?(?:no|nope|not|it is not|that is not|it is wrong|that is wrong|it was wrong|i changed|it does not|it did not|that does not) /u;
export const MEANT_ONCE = / (?:thought|(?:was|were) (?:going to|about to)|tried|first|had|put|said) /u;
/** Behind a number: another step of a way follows. */
export const GOING_ON =
  /^ (?:[.,] )?(?:(?:and |then |so |you |i |we )*(?:carry|carried|borrow|cross|bring|regroup|exchange)|(?:so |and |then |but )*(?:do|should|can|must) (?:i|you|we) (?:have to |need to |still |just |also |then |now )*(?:add|times|multiply|divide|take|subtract|carry|borrow|flip|round|change|keep|move|count)|(?:and )?then (?:i |you |we |just )*(?:add|added|plus|take|took|minus|subtract|subtracted|times|multiply|divide|double|halve|# more|count|put|go)) /u;
export const BETWEEN_TWO = wordSet("or , maybe is it and either perhaps ? probably even like possibly um hmm uh");
export const OWN_WORDS = wordSet("so i got get answer wait no sorry actually but mean final");
