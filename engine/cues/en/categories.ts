import type { Ask } from "../../dialogue/understand/understand.ts";

/** How much a pattern speaks for a category. */
export type Cue = readonly [weight: number, cue: RegExp];

/** What tells the categories apart. Patterns read mended words with one gap between and `#` for numbers. */
export const CUES = {
  question:
    /^ (?:(?:um|umm|uh|er|ok|oh|so|but|and|wait|hey|please|miss|sir|teacher|well|hm|hmm|then|also|sorry|now|yes|no|like|,|\.|\?|hi|excuse me|quick question|i wonder|thanks|just|because) )*(?:why|how|what|when|where|which|who|do|does|did|can|could|should|shall|would|will|is|are|was|has|am|must|may|whose|explain (?:what|why|how)|(?:tell|remind) me (?:what|why|how)|if .{1,120} \?|(?:i|we|you) (?:can|have to|need to|must|should|do|add|times|multiply|divide) .* \?|so .{1,120} \?) /u,
  tag: / (?:right|correct|or not|is it not|is not it|innit|true or not) (?:[?.!] )*$/u,
  /** The last clause asks: `so does it still go`, `if i put 8 would that be bad`. */
  final:
    / (?:(?:so|and|but|then|or|,|[.]) (?:who|what(?! i )|which (?:one|way|number|is|do|bit|part|side)|how (?:come|do|does|is|can|many|much)|why|where (?:do|does|is)|do (?:i|you|we|they|all|both)|does|did (?:i|it)|is (?:it|that|this|there|the|a|an|#)|are (?:they|there|the|both|we|you)|am i|can (?:i|you|we|it)|would|should|could (?:i|it|we|you))|how come|or (?:what|how|why)(?= (?:[.?!] )*$)|(?:do|does|can|should|would|must) (?:i|it|we|they|that) .* (?:too|also|as well|still|ok|bad|right|work|count|matter)) |^ (?:and )?if .* (?:does|do|would|can|should|will|is|did) (?:it|i|that|you|we|the|they|this) |^ (?:(?:is )?(?:there )?(?:any|an?)|got any|need) (?:\w+ )?(?:shortcuts?|tricks?|ways?|rules?|tips?|method) /u,
  /** A question that begins later in the message. */
  embedded:
    / (?:what (?:is|does|do|are|if|happens)|why (?:do|does|is|are|not|did|can|you|it|we|the)|how (?:do|does|can|come|is)|(?:do|does|should|can|must|could) (?:i|you|we|it) (?:\w+ )|is (?:it|that|this) (?:\w+ ){0,8}[?]|are (?:they|these|those)|which (?:one|way|number|is)|where (?:do|does|is)|when (?:do|does)|(?:why|what|how) (?:[.?!] )*$|is (?:it|that|this) (?:true|ok|allowed|right|the same|always|because|like)|wonder\w*|^ (?:the )?(?:difference|definition|example|define)|explain (?:what|why|how|\w+s)|meaning|(?:does it|is it|do i|or not) (?:[.?!] )*$) /u,
  /** What a question on mathematics has, and one about birds has not. */
  evidence:
    / (?:them|these|those|bottom|top|line|dot|sign|zero|answer|rule|always|ever|matter|mean|means|same|different|add|times|multiply|divide|subtract|flip|flipped|carry|borrow|put|write|round|count|cross|cancel|swap|move|change|simplify|reduce|line|check|work|way|word|bit|first|next to|part|front|goes?|letters?|outside|inside|second|come from|comes from|called|use|turn|trick|letter|number|do i|should i|need to know|have to know|need this|learn this|point of|comma|hand|worth|shortcut|side|sides|zeros|dots?|middle|ones|nearest|if|start) /u,
  stuck: [
    [
      -14,
      / (?:tell|sing|read|play|make|draw|show) me (?:a|some|your) (?:\w+ )?(?:joke|story|song|riddle|video|poem|dance|film|game|meme)s? /u,
    ],
    // A rule that is asked for, also by one who forgets it.
    [
      -8,
      /^ (?:do|does|is|are|did) .{3,80} or .{1,60} i (?:always |never |keep |do not |can not |forgot|forget)| can you (?:do|take) # (?!please|for|and|first)| (?:has|have|is|are|got) no (?:ones|tens|hundreds|tenths|\w+ left) ,? ?(?:so )?what /u,
    ],
    // What a way ends in: `i got 21, then what`.
    [
      12,
      / (?:(?:(?:then|and|now|so|but|,) (?:now )?(?:what|where|how)|what (?:now|next)|(?<!(?:that|this|it|will|can|fingers) )help(?: please)?|(?<!(?:that|this|does it|did it|will|can) )help me(?: please)?)) (?:[.?!] )*$/u,
    ],
    [
      6,
      / (?:hate (?:\w+ )?numbers|(?:do|can) not (?:see|find|spot|get) (?:no|any|a|the) (?:\w+ )?pattern|is (?:way |much |so much |a lot |even |far )?harder than|(?:is|are) easy but (?:they are|there|it is|that is|their) not|is not (?:even )?possible|(?:and|but) (?:it|that|they|all) (?:is|was|are|says|said) (?:still |all |that )?(?:wrong|no|not right|incorrect)) /u,
    ],
    [
      5,
      / (?:every (?:single )?time|my enemy|was not (?:here|in|there|at school)|(?:get|gets|got) (?:\w+ )?different (?:things|answers|numbers)|(?:\w+s|#) (?:always )?gets? me) (?!if )/u,
    ],
    [
      5,
      / (?:(?:mess|mix|trip|throw)(?:es|s)? me (?:up|out|off)|(?:nobody|no one|teacher never|we never) (?:ever )?(?:told|taught|showed|did|learned)|(?:stared|staring|looked|sat|been (?:sitting|looking|on|doing|trying)) .{0,20}(?:for|since)|but that is (?:all|it)|everyone (?:else )?is (?:on|done|finished|ahead)|say (?:it |that )?again|(?:then|and|but|so) (?:then |now )?i (?:forgot (?!to )|lost (?:it|count|track)|got (?:\w+ )?(?:lost|stuck|confused)|do not (?:get|know)|am (?:lost|stuck))) /u,
    ],
    [
      7,
      / (?:do my (?:homework|work)|what if i (?:never|can not|do not|fail|get)|i know (?:the |what )?\w+ but not|may i have|(?:which|what|where) (?:number |one )?i (?:must|should|have to|need to|can) (?:write|put|type|do)) /u,
    ],
    [
      -5,
      / (?:forgot to (?:carry|add|put|count|times|take|borrow|flip|change|divide|multiply|do|write|move|read)|(?:you|they|it|we) can not) /u,
    ],
    [
      3.5,
      / (?:wrong (?:again|every|each|all|place|way)|none (?:of |\w+ )?(?:work|fit|go)\w*|it says (?:no|wrong|i am)|none of them|looks? the same|(?:run|ran) out|no room|my worst|go wrong|half ?way|started but|part but|the rest|keeps? (?:coming|saying|going|changing)|bad at|ran out) /u,
    ],
    [
      5,
      / (?:(?:have |i )tried|read it|my (?:head|brain) (?:hurts?|is|spin\w*)|so done|leave it|something else|easy one|easier one) /u,
    ],
    [
      6,
      / (?:(?:see|do|show|give|want|need|have) (?:me )?(?:an|another|one) example|break it down|(?:smaller|more|all) steps|slow down|what even|what am i doing|do it with me|start me off|get me started|first step|step (?:#|one)|no can do|pass on (?:this|it|that)|come back (?:to (?:it|this) )?later|which is which|jumbled|mix(?:ed|ing)? (?:them|it) up|change (?:it|this|the question)|you do it|can (?:my|a) \w+ help|feel (?:so )?(?:stupid|dumb)|tables? (?:is|are) (?:bad|hard|my worst)|no (?:understand|get|know)|i (?:want|need) (?:to stop|a break)|any fingers) |^ too (?:fast|long|hard|big) |^ what do you mean /u,
    ],
    [1.5, / (?:not|never|wrong|none|nothing|bad|worst) /u],
    [5.5, / i (?:can )?only (?:know|did|got|can|get|understand|do|remember) /u],
    [9, / i (?:was|were) (?:away|off|absent|sick|not here|not listening|ill) /u],
    [
      6,
      / (?:can|will|could|would) (?:you|someone|anyone|somebody) (?:please |just |like )?(?:do|say|help|just|start|read|explain|show|give|tell|write|make|go|put|work|solve) /u,
    ],
    [
      4,
      / (?:easier|simpler|another way|different way|slower|mess(?:ed|ing)? (?:up|it)|muddle|lost count|track|too fast|for ages|for hours|wish i|no matter|brain|overwhelm\w*|nervous|anxious|scared|freez\w+|freeze|froze|frozen|dizzy|upset|weird|scary|horrible|evil|nightmare|pointless) /u,
    ],
    [2.5, / i (?:always|never|keep|still|thought i) /u],
    [4, / but (?:i |it |then i |now i )(?:do|can|did|does|is|could|have) not /u],
    [
      6,
      / (?:idk|cba|stuck|lost|help|hint|hints|clue|clues|skip|give up|giving up|no idea|no clue|clueless|dunno|unsure|nvm|puzzled|muddled) /u,
    ],
    [
      6,
      / (?:do|did|does|can) not (?:\w+ ){0,2}(?:know|get|understand|remember|understood|no|see|think i|work|recall|follow|like (?:this|these|that))/u,
    ],
    [-6, /(?:why|how|when|what) (?:do|does|can|did) (?:not |you not )/u],
    [7.5, / (?:can not|could not|unable|not able) (?!be )/u],
    [
      5.5,
      / (?:confus\w+|mixed up|mix(?:es)? me|mix (?:it|them|these|those) up|blank|no sense|nothing makes sense|impossible|unfair) /u,
    ],
    [
      5,
      / (?:too|so|very|really|super|mega|way too|bit|is|looks?|seems?|was|this|soo|extra) (?:hard|difficult|tricky|tough|long|big|confusing|complicated|much|many (?:words|numbers)|complex|harder) /u,
    ],
    [2.5, / (?:hard|difficult|tricky|harder|hardest|tough) /u],
    [10, / (?:just tell me|tell me it|show me|for me) /u],
    [5, / explain (?:it|this|that|again|me|please|better|more|step|the question|slowly|in)?/u],
    [
      11,
      / what (?:do|am|are|should|can|must|does|did) (?:i|we|you|they|it|he|she) (?:even |actually )?(?:do|have to|need to|need|write|put|type|meant|supposed|suposed|mean|want|want me|be doing)(?: to)?(?: (?:do|write|put|work|find|say|get|type|now|next|here|first|then|with|on|for|in|to|the|this|that|it|me|about|question|one|box|number|numbers|please|#))* (?:[.?!] )*$| what is the (?:first|next) (?:thing|step|bit|part)? ?(?:to do|i do)? ?[.?!]* ?$/u,
    ],
    [
      10,
      / (?:what to (?:write|put)|(?:where|how) (?:do|to|should|can) (?:i |we |you )?(?:even )?(?:start|begin)|what to do|meant to be|supposed to|suposed to|want me to|asking me) /u,
    ],
    [
      11,
      / what is (?:the|this|it|its|that|the right|the correct) ?(?:answer|question|asking|meant|all|about|one)?(?: please| then| again| even)* ?[.?!]* ?$/u,
    ],
    [6.5, / (?:forgot|forget|forgotten|never remember) /u],
    [
      5,
      / (?:never|not|have not|did not) (?:\w+ )?(?:seen|heard|learned|learnt|done|did|been taught|had|saw|learn|do|taught|covered|study|studied|hear|tried) /u,
    ],
    [
      4,
      / (?:i am|we are|so|just|too|really|be) (?:\w+ ){0,2}(?:bad|dumb|stupid|rubbish|useless|terrible|thick|slow|no good|good|the worst|hopeless|weak|horrible|awful|behind|new|struggling|failing) /u,
    ],
    [
      3.5,
      / (?:hate|worst|rubbish|suck|sucks|scared of|afraid|scare me|do not like) (?:\w+ ){0,2}(?:this|these|fractions?|maths?|decimals?|division|percent\w*|numbers?|times|it|dividing|algebra|mixed|negatives?|questions?|equations?|ones?|word) /u,
    ],
    [
      5,
      / (?:keep|kept|keeps) (?:getting|doing|on|going|messing|making|losing|forgetting)| never (?:right|works|work)| all wrong| (?:done|got|get|getting|did) (?:it|this|them|that|these) (?:all )?wrong| went wrong| going wrong|rubbed|tried| struggling | (?:does not|will not|did not|not) (?:go|work|fit|say|tell|add up|make sense|come out|show|working|match) /u,
    ],
    [4, /^ (?:(?:what|huh|hm+|um+|uh|er+|how|where|which|ugh+|oh|wait|sorry|why|me|no) )+(?:[.?!…] ?)*$/u],
    [6, / (?:no comprendo|no se) /u],
    [
      10,
      / (?:next (?:question|one|problem)|move on|another (?:question|one|problem)|different (?:question|one|problem)|easier (?:question|one|problem)?|pass|change (?:the )?question|new (?:question|one)) (?:\w+ )?(?:[.?!] ?)*$|^ (?:next|pass|help|hint|answer|easier|no clue|explain|how|where|why me) (?:please )?(?:[.?!] )*$/u,
    ],
    [
      4,
      / (?:again please|once more|more time|repeat|go over|do not want to|read (?:it|this) out|translate|in spanish|more help|teach me) /u,
    ],
    [
      4,
      / (?:i need|need|want|can i have|can you|could you|will you|would you|please|give) (?:me )?(?:\w+ ){0,2}(?:help|hints?|clue|explain|time|example|picture|tell|show|do it|write it|answer|start|easier|step|tip|do this|read) /u,
    ],
    [
      3,
      / (?:not this|ugh+|so many|these questions|how am i|i am bad|worried|cry|crying|hurts?|my brain|my head|brain (?:is )?(?:melting|dead|broke|broken|fried|stopped)|stressed|stressful|panic\w*|all over|nothing (?:works|makes|is)|a lot|what even|no hope|hopeless|i only know|waste) /u,
    ],
    [3, / :(?:😭|😢|😩|😫|🤯|😵|🥺|😞|😔|😖|😣|🤷|😕|🆘|❓) /u],
    [3, / (?:too many|get mixed|the letters?|no calculator) /u],
  ],
  conceptual: [
    [5, / is (?:he|she|they|that) (?:right|correct|wrong|true|a thing|(?:even )?possible|allowed|ok|so far) /u],
    [
      2.5,
      / (?:why|how) (?:is|are|do|does|did|can|come|would|will|not|you|the|it|we|i|two|come|many|much|far|should|a|to|that|there|was|were) /u,
    ],
    [
      2.2,
      / (?:do|does|should|can|must|could|may|shall|have) (?:i|you|we|it|they|that|this|the|a|an|both|all|#|one|two|there) \w+ /u,
    ],
    [
      2.5,
      / (?:mean|means|called|difference|the same|different|rule|trick|allowed|ever|always|stand for|stands for|used for|work out|works?|point of|need this|need to|example of|happens|opposite|order|matter|way to|(?:quicker|faster|better|best) way|biggest|smallest|or|instead|another word|symbol|sign|shortcuts?|if|who|worth) /u,
    ],
    [2.5, / what (?:is|are) (?:a|an|the|that|those|this)? ?(?:\w+ ){1,3}(?:[.?!] ?)*$/u],
    [1.5, / (?:it|this|that|them|the|you|i|these|those|they) /u],
    [1, / [?] /u],
    [
      -4,
      / (?:(?:why|how come) (?:would|wood|does|do|is|did|has) (?:he|she|anyone|anybody|someone|somebody|people|a person) (?:even |really |ever )?(?:need|want|buy|have|eat|own|like|carry|keep|got)(?! to)|can (?:we|i) (?:do (?:this|it) (?:at|later|tomorrow|after|another)|have the)|who (?:even |on earth )?(?:would|wood|needs|buys|eats|has|wants)|are you|do you (?:like|have(?! to)|want|know my|eat|sleep|play|watch|love|speak|live|get paid|go|remember me)|your|who (?:is|are|made|invented|won|wants)|how old|how are|what (?:is the )?time(?! (?:does|will|is|on|at))|whats up|where do you|can we (?:play|go|stop|do something|watch|talk)|can i (?:go|play|eat|leave|draw|watch|be|listen|have a (?:break|snack|drink)|get a|stop|swap|sit)|what day|background|font|colour|when (?:is|are|can|do) (?:it|we|i|lunch|home|break|the)|did you (?:see|know|watch|hear|eat)|is (?:he|she|god|santa)) /u,
    ],
  ],
  explanation: [
    [
      5,
      / (?:forgot to (?:carry|add|put|count|times|take|borrow|flip|change|divide|multiply|do|write|move|read)|you can not) /u,
    ],
    [3.5, /^ by \w+ing | (?:method|bus stop|jump(?:ed)? back|just remembered|in my head|halve it|half it) /u],
    [2.5, / because /u],
    [
      5,
      / (?:i|we|you|u) (?:just |first |then |also |only |have to |need to |always |would |did |simply |must |got |think you |even |kind of |basically |sort of )*(?:(?:add|count|multipli|divid|subtract|us|mov|carri|borrow|round|flipp|look|chang|turn|work|start|doubl|halv|shar|lin|cross|check|swapp|jump|group|reduc|simplifi|shad|open|exchang|compar|guess|learn|ignor|notic|solv|figur|minus)ed|took|drew|split|made|kept|broke|wrote|went|found|undid|put|did|know my|saw|thought of|knew|read|cut) /u,
    ],
    [
      3.5,
      / (?:you|we|i) (?:just |first |then |have to |need to |can |always |must |should |only )*(?:add|times|multiply|divide|subtract|count|double|halve|swap|take|carry|borrow|round|flip|look|change|turn|make|keep|put|split|share|move|line|do the|use|find|minus|plus|leave|drop|write|reduce|cross|see how|get) /u,
    ],
    [
      1.5,
      / (?:then|first|after that|both|each|every|both sides|together|left over|in all|the same|as well|up|down|goes in|goes into|fits|instead|opposite|bigger|smaller|nearer|closer|away|more|less|half|twice|double|groups?|lots of|pieces?|parts?|so|equal|whole|times|on top|at the bottom|next to|before|after) /u,
    ],
    [
      1.2,
      /^ (?:by|if|it is|there (?:is|are)|they are|the|when|to|that is|it|they|both|all|all of|every|each|one|two|from|every|any) /u,
    ],
    [1, / (?:is|are|makes|equals|was|gets|become|becomes|gives|means|has|have) /u],
    [1.2, / #.* #/u],
    [
      2.5,
      / # (?:\w+ ){0,2}(?:is|makes|equals|are) # .{0,40}(?:and|,|then) .{0,40}# (?:\w+ ){0,2}(?:is|makes|equals|are) # /u,
    ],
    [
      3,
      /^ (?:i )?(?:took|drew|split|(?:add|count|multipli|divid|subtract|us|mov|carri|borrow|round|flipp|look|chang|doubl|halv|shar)ed|(?:add|count|divid|multiply|tak|round)ing) /u,
    ],
    [2.5, / (?:my fingers|number line|times tables?|in my head|a picture|on paper|in my book|by heart|column|rule) /u],
  ],
  acknowledge: [
    [
      6,
      /^ (?:ok|oh|right|yes|sure|fine) (?:so )?(?:the )?(?:#|\w+) first (?:[.!] )*$|^ (?:oh+|o|ah+|aha) (?:yes|ok|right) (?:the |of course )?(?!is |it |so |but |why |what |how )[a-z]{3,20} (?:[a-z]{3,20} )?(?:[.!] )*$| (?:i|we) (?:already (?:know|knew|learned|learnt|had|can do) (?:how |about |the |my )?\w+|(?:know|learned|learnt) (?:about )?(?:\w+ ){1,3}(?:already|from (?:year|grade|school|last)|in (?:year|grade) #)) (?!but )/u,
    ],
    [
      6,
      /^ (?:\w+ ){0,4}# (?:more )?(?:secs?|seconds?|mins?|minutes?) (?:please )?(?:[.!] )*$|^ (?:wait|hang on|hold on|ignore (?:that|me|it)|forget it|oops|one (?:sec|min|minute|moment)|(?:can|may|could) we) (?:please )?(?:[.!] )*$| i (?:checked|double checked) (?:it |and )/u,
    ],
    [
      4,
      / (?:i can see|i know now|that is (?:what i (?:thought|did|meant)|how|why)|i thought so|i had that|already did|hint helped|(?:good|nice|great) hint|i agree|let me (?:see|check)|(?:one|a) sec|hang on|hold on|will check|sounds right|seems right|if you say so|love maths|like this) |^ (?:did that|(?:i (?:am |have )?|all )?(?:done|finished|thinking|checking|coming)(?: it)?|exactly|correct|duh|clever|smart|obviously|fun|this is fun|i can|i shall|on my way|hmm? ok) (?:[.?!] )*$/u,
    ],
    [3, /^ (?:it is |oh |so |ok )?not # (?:[.?!] )*$/u],
    [
      5,
      / (?:thanks|thank you|got it|sounds good|good idea|oh right|that helped|you are right|of course|that is a (?:good|nice|clever|cool|great) \w+|so that is (?:what|how|why|it)|gotcha|i see|makes? (?:\w+ )?(?:sense|sence)|i get it|get it now|understand now|i understand|understood|i (?:already )?(?:know|knew|new) (?:that|this|it|already|how)|i will (?:try|do|have)|let me (?:try|do|have|think)|let us (?:go|do)|good idea|that helps?|that helped|noted|want to (?:try|do it)|remember now|on it|i did it|knew it|told you|my mistake|a mistake|too easy|is easy|why not|let us go|(?:will|can) do (?:it|that|this)|oh i (?:see|forgot|did|get|thought|had)|i knew (?:that|it|this)|my bad|all good|that is (?:cool|better|good|clear|easy|it|smart|clever|nice|fine|ok|why|true)|silly me|was easy|ready|did (?:that|this) already|we did (?:that|this)|now i|clear now|(?:that is|how|very|really|so) interesting|never mind|forgot (?:zero|about|the|that|to)) /u,
    ],
    [
      3.5,
      /^ (?:oh+|ah+|aw+|ooh+|ok|alrite|right|cool|nice|great|yay|yes|wow|fine|sure|perfect|brilliant|awesome|ight|gotcha|hooray|sweet|good|yup|interesting|oops|whoops|sorry|bet|cheers|gracias|excellent|sick|understood|true|haha ok|no) /u,
    ],
    [
      2.2,
      /^ (?:oh+|ah+|aw+|ok|right|wow|yes|oh ok|oh yes) (?:so|so you|so it|you|it is|yes|ok|wow|i|that|\w+ is|nice|then|tenths|you|we|thanks|no|the|x) /u,
    ],
    [4, / :(?:👍|👌|🙂|😊|😀|😃|✅|🎉|🙏|❤|😁|😄|🥳) /u],
    [
      4,
      / (?:i |we )?(?:have |already |had |have already )(?:learned|learnt|done|had|did) (?:this|it|that|these)?| this i (?:know|have|learned|learnt|did) | (?:ok|okay|alright) (?:[.!] )*$/u,
    ],
  ],
  allAcknowledging:
    /^ (?:(?:oh+|ah+|aha|aw+|ooh+|ok|alright|alrite|right|cool|nice|great|yay|yes|no|wow|fine|sure|perfect|thanks|thank|you|please|miss|sir|teacher|got|it|i|see|that|makes|sense|then|now|let|us|go|so|much|very|good|one|awesome|oki|doki|dokey|roger|noted|ight|aight|bet|understood|and|is|get|will|try|continue|ready|a|lot|for|the|help|amazing|brilliant|woo+|phew|all|mate|bro|man|dear|well|really|easy|indeed|again|do|this|am|we|beans|job|big|my|bad|sorry|just|on|whatever|agreed|cheers|ta|super|[.!,…]|:\S+) )+$/u,
  offTopic: [
    [
      4,
      / (?:(?:why|how come) (?:would|wood|does|do|is|did|has) (?:he|she|anyone|anybody|someone|somebody|people|a person) (?:even |really |ever )?(?:need|want|buy|have|eat|own|like|carry|keep|got)(?! to)|who (?:even |on earth )?(?:would |wood |needs |buys |eats |has |wants )(?:even |need |buy |eat |have |want )?(?:so many|that many|#)|can (?:i|we) (?:have|eat|keep) (?:the|all|your) (?:#|extra|rest|left)|(?:on|in|for|at) my (?:\w+ )?(?:test|quiz|exam)) /u,
    ],
    [
      7,
      / (?:(?:you are|your|this (?:app|game|website|site|robot|computer|bot|program|tablet|thing) is) (?:\w+ ){0,2}(?:dumb|stupid|bad|rubbish|boring|trash|horrible|ugly|smelly)|hate (?:you|this (?:app|game|website|site|robot|computer|bot|program|tablet))) /u,
    ],
    [
      4,
      / (?:can we (?:do|play|start|talk|have|watch)|who (?:even )?(?:uses|likes|cares|needs)|(?:do|can|will|did) i (?:get|win|earn) (?:\w+ )?(?:points?|prize|stars?|badge|time|reward|stickers?|coins?)|what do i (?:win|get if)|do i have a choice|why (?:was|is|did) # (?:scared|afraid|eat|ate)|i bet (?:#|you|my)|(?:his|her) turn|(?:i|we) (?:did|done|have done) (?:like )?# (?:of (?:these|them|those)|questions?|already)|# (?:mins?|minutes?|hours?|days?) (?:left|until|till|to go)|number # on|i am on (?:number|question|level|page) #) /u,
    ],
    [
      2.5,
      / (?:hi|hello|hey|hiya|bye|goodbye|good morning|lol|haha+|background|volume|what day|bruh|bro|beep|boop|blah|67|boom) /u,
    ],
    [
      3.2,
      / (?:minecraft|fortnite|pokemon|games?|gaming|ipad|phone|youtube|youtuber|tiktok|videos?|film|tv|song|music|sing|dance|football|goal|messi|pizza|chocolate|lunch|dinner|breakfast|snack|hungry|thirsty|eat|ate|food|drink|water|chips|dog|dogs|cat|cats|hamster|unicorns?|dinosaurs?|toilet|poo|poop|pee|bathroom|birthday|party|christmas|weekend|monday|tuesday|friday|saturday|sunday|sleepy|tired|bored|boring|raining|rain|snow|weather|cold|sick|ill|headache|tooth|girlfriend|boyfriend|jokes?|funny|silly|losers|ugly|smelly|mum|dad|nan|nans|grandma|grandpa|brother|sister|cousin|friends?|homework|home|favourite|favourit|color|robots?|real person|alive|banned|disease|subscribers|lego|spain|bus|car|cars|train|rich|name|weird|battery|computer|broken|kevin|shirt|school|pencil|doctor|sus|banana|potato|noob|disease|shop|outside|fun|play|playing|drawing|draw|stinky|fish|magic|tea) /u,
    ],
    [
      2.5,
      / (?:you are|your|are you|do you (?:like|have(?! to)|want|eat|sleep|play|watch|love|speak|live|go|get)|how old|how are|where do you|who is|the time|i love|i like|i live|we live|i went|i saw|i want (?:to|a)|i have (?:a|an|two|three|lots|lego|#|got)|my|want to (?:see|play|hear|be)|looks? like|sounds? like|is a (?:nice|funny|weird|silly)|did you know|can i (?:go|play|have a|eat|draw|get|leave|be|watch|listen)|when is|turn the|i am (?:so |really |very )?(?:hungry|tired|bored|cold|hot|#|gonna|going|fast|the best|happy|sad|late|sleepy|sitting|at|from|a|worth|rich|allergic|wearing)|one time|yesterday|today|in my class|my school|leave me|in the chat|everyone|nobody|wants? to|is for|is so (?:cool|funny|pretty|cute|annoying)|tell me a (?:joke|story)) /u,
    ],
    [1.5, / (?:stupid|dumb|rude|mean|cheat|hate) /u],
  ],
  asks: [
    [
      "skip",
      / (?:skip|pass|move on|next (?:question|one|problem)|another (?:question|one|problem)|different (?:question|one|problem)|easier|new (?:question|one)) /u,
    ],
    [
      "tell-me",
      / (?:tell me|tell it|give me the|what is the answer|what is (?:it|its) (?:meant|supposed)|(?:the )?answer please|for me|show me the answer|just (?:say|give|tell)|the answer) /u,
    ],
    ["next", / (?:what (?:now|next)|next step|what do i do (?:now|next)|then what) /u],
    ["hint", / (?:hint|hints|clue|clues|help) /u],
    ["why", / (?:why|how come) /u],
    ["fact", / (?:what is|how much is|how many is|what does|what makes) #/u],
    ["what-is", / (?:what (?:is|are|does)|mean|means|called) /u],
    ["how", / how /u],
    ["is-it-right", / (?:do|does|should|can|is|are|would|could|must) /u],
  ] as readonly (readonly [Ask, RegExp])[],
  /** Where an answer came from, when that was asked. */
  source:
    / (?:told|taught|showed|asked|helped|learned|copied|calculator|remember(?:ed)?|knew|guess(?:ed)?|google|cheated|looked) /u,
  stop: / (?:can (?:i|we) (?:stop|finish|go home)|quit|i want to (?:stop|finish|go home)|take a break|have a break|end this|no more|i am done (?!with #)|stop now|finish now|bye|goodbye) /u,
  sadFace: /:(?:😭|😢|😩|😫|🤯|😵|🥺|😞|😔|😖|😣|🤷|😕|🆘|❓|😡|😠|😤|🤔|😐|🙃|😬|:\()/u,
  gladFace: /:(?:👍|👌|🙂|😊|😀|😃|✅|🎉|🙏|💯|❤|😁|😄|🥳|🤩|💪|👏|:\)|:D)/u,
} as const satisfies Readonly<Record<string, RegExp | readonly Cue[] | readonly (readonly [Ask, RegExp])[]>>;
