import type { Diagram } from "../../items/diagram.ts";

/**
 * What the words of the problems mean, in one sentence: those of mathematics that no lesson explains for all, and the
 * things of the stories. Several forms stand side by side; plurals and the like are found by themselves [TRN85].
 */
export const MEANINGS: Readonly<Record<string, string>> = {
  // Numbers and how they are written
  digit: "A digit is one of the signs 0 to 9 that numbers are written with.",
  "one|unit": "Ones are single things that are in no bundle.",
  "ten|10": "A ten is a bundle of ten ones.",
  "hundred|100": "A hundred is ten tens in one bundle.",
  "thousand|1000": "A thousand is ten hundreds.",
  "whole ten": "Whole tens are all the tens that fit into a number, also those inside its hundreds.",
  "whole hundred": "Whole hundreds are all the hundreds that fit into a number.",
  "expanded form|expand": "Expanded form shows a number as a sum of what each of its digits is worth.",
  "whole number": "A whole number counts whole things, with no part of one.",
  // Operations and what they give
  sum: "A sum is what you get when you add.",
  "total|in total|altogether|in all|all together": "In all, or altogether, means: all of them counted together.",
  "difference|how much longer|how much taller|how much shorter":
    "A difference is what you get when you subtract: how far apart two numbers are.",
  product: "A product is what you get when you multiply.",
  quotient: "A quotient is what you get when you divide.",
  "remainder|left over": "A remainder is what is left over after sharing equally.",
  "left|are left|is left|the rest|remaining": "What is left is what is still there after some was taken away.",
  "add|added|adding|addition": "To add is to put together.",
  "subtract|subtracted|subtracting|subtraction|take away": "To subtract is to take away.",
  "multiply|multiplied|multiplying|multiplication": "To multiply is to take the same number several times.",
  "divide|divided|dividing|division|divided by": "To divide is to share into equal parts.",
  "minus|minus sign": "The minus between two numbers says: take away. A minus in front of one number says: below zero.",
  "times|x|times sign": "Times means: so many groups of the same size.",
  "plus|plus sign": "Plus means: put together.",
  "equal|equally": "Equal means: as many, or as big.",
  "share equally|shared equally|equal share": "To share equally is to give the same number to each.",
  each: "Each means every single one of them.",
  every: "Every means all of them, one by one.",
  more: "More means a greater number of them.",
  same: "The same means not different at all.",
  "double|doubled": "To double is to take the same number two times.",
  zero: "Zero means none at all.",
  part: "A part is some of a whole thing.",
  "how many more": "How many more means: by how many the bigger number is ahead of the smaller one.",
  "how many fewer|how many less": "How many fewer means: by how many the smaller number is behind the bigger one.",
  "fewer|less": "Fewer means not as many.",
  "at least": "At least means: this many, or more.",
  "at most": "At most means: this many, or fewer.",
  "calculate|work out": "To work out is to find what numbers come to.",
  "number sentence|sentence": "A number sentence says something in numbers and signs, such as $2 + 3 = 5$.",
  "in order": "In order means: sorted by size, one after the other.",
  rectangular: "Rectangular means: with the form of a rectangle.",
  wide: "How wide a thing is says how far it is from side to side.",
  comma: "A comma is the small mark between the numbers of a list.",
  exactly: "Exactly means: that much, no more and no less.",
  "still needed|needed|still missing": "What is still needed is the part that is not there yet.",
  "estimate|estimated": "An estimate is a number that is near enough, without working it all out.",
  // Fractions and decimals
  fraction: "A fraction is a part of a whole that is cut into equal parts.",
  "numerator|top number": "The top number of a fraction, the numerator, says how many of the parts are meant.",
  "denominator|bottom number":
    "The bottom number of a fraction, the denominator, says how many equal parts make a whole.",
  am: "Am is the time from midnight to noon: the night and the morning.",
  pm: "Pm is the time from noon to midnight: the afternoon and the evening.",
  "minutes to|minute to|twenty to|ten to|five to":
    "Minutes to an hour are the minutes that are still to come until that hour.",
  "minutes past|minute past": "Minutes past an hour are the minutes that have gone by since that hour.",
  "digit is worth|worth of a digit": "What a digit is worth depends on its place: the 3 in 30 is worth three tens.",
  "whole|one whole": "A whole is all of a thing, before it is cut.",
  "mixed number|mixed": "A mixed number is a whole number with a fraction beside it.",
  "improper fraction|improper": "An improper fraction has a top that is as big as the bottom, or bigger.",
  "shaded|shade": "Shaded means: filled with colour.",
  "decimal|decimal number|decimal fraction": "A decimal is a number with a point, such as 0.5.",
  // Factors and multiples
  factor: "A factor of a number divides it with nothing left over.",
  multiple: "A multiple of a number is what you get when you count in steps of that number.",
  // Letters and signs
  "letter|unknown|variable|unknown number": "A letter stands for a number that nobody knows yet.",
  expression: "An expression is numbers and letters joined by signs, with no equals sign.",
  equation: "An equation says that two sides are worth the same.",
  "opposite|opposite number": "The opposite of a number is as far from zero, on the other side.",
  box: "A box has flat sides, and things are put into it.",
  "question mark": "A question mark stands in the place of a number that is not known yet.",
  "rupee sign|rupee": "Rupees are the money of India.",
  "crocodile|alligator|less than sign|greater than sign": "The sign opens towards the greater number.",
  // What stories and questions say
  "out loud|aloud|loud": "Out loud means: so that others can hear it.",
  "take up|takes up": "To take up space is to fill it.",
  "count up|count on": "To count up in steps is to add the same number again and again.",
  "at first": "At first means: in the beginning, before anything changed.",
  fill: "To fill a thing is to put in so much that it is full.",
  both: "Both means: the one and the other.",
  between: "Between two things means: after the one and before the other.",
  "give|gave": "To give a thing is to let somebody else have it.",
  "hold|held": "To hold so many is to have room for them inside.",
  "spend|spent|pay|paid|cost": "To pay is to give money for a thing, and what it costs is how much.",
  save: "To save money is to keep it for later.",
  "collect|collected": "To collect things is to bring them together.",
  label: "A label is a word or a number beside a thing that says what it is.",
  display: "A display is a lot of things set out so that people look at them.",
  measure: "To measure is to find out how long, how heavy or how much something is.",
  "apart|far apart": "Far apart means: with a lot between them.",
  // Shapes, lengths, space
  square: "A square has four sides of the same length, and square corners.",
  cube: "A cube is a block whose edges are all of the same length.",
  "solid|solid block": "A solid is a thing that has a length, a width and a height.",
  "square corner|corner": "A square corner is like the corner of a sheet of paper.",
  row: "A row is a line of things side by side, from left to right.",
  column: "A column is a line of things one below the other.",
  group: "A group is some things that are put together.",
  litre: "A litre is as much as a big carton of milk holds.",
  celsius: "Degrees Celsius say how warm it is: at 0 water freezes.",
  slab: "A slab is a flat piece of stone.",
  degree: "Degrees say how warm or cold it is.",
  "sea level": "Sea level is the height of the top of the sea.",
  // Graphs
  "mark|tick": "A mark is a short line that shows a place on a line.",
  "stand for|stands for": "To stand for something is to be there in its place.",
  // Time and money
  midnight: "Midnight is the middle of the night, when a new day begins.",
  "oclock|o clock": "It is o’clock when the long hand points straight up.",
  "quarter past": "Quarter past means a quarter of an hour after the full hour.",
  "quarter to": "Quarter to means a quarter of an hour before the full hour.",
  "half past": "Half past means half an hour after the full hour.",
  timetable: "A timetable is a list of when things begin.",
  change: "Change is the money you get back when you give more than the price.",
  bill: "A bill is a list of what you have to pay.",
  till: "A till is the place in a shop where you pay.",
  purse: "A purse is a small bag for money.",
  "debt|owe": "A debt is money that somebody still has to pay back.",
  // Things that hold others, and amounts
  tin: "A tin is a small metal box.",
  tray: "A tray is a flat plate that things are carried on.",
  jar: "A jar is a glass pot with a lid.",
  jug: "A jug is a pot with a handle that you pour from.",
  tank: "A tank is a big box or pot for water.",
  crate: "A crate is a big strong box for carrying things.",
  net: "A net is a bag made of string with holes.",
  bunch: "A bunch is some things of one kind held together, such as flowers.",
  stack: "A stack is things that lie one on top of the other.",
  vase: "A vase is a pot for flowers.",
  "shelf|shelves": "A shelf is a board on a wall that things stand on.",
  pair: "A pair is two that belong together.",
  tape: "Tape is a long thin band that sticks or ties.",
  ribbon: "A ribbon is a thin band of cloth for tying or for hair.",
  "section|panel": "A section is one of the pieces that a thing is made of.",
  bow: "A bow is a ribbon tied in a knot with loops.",
  // What children play and work with
  sticker: "A sticker is a small picture that sticks to paper.",
  stamp: "A stamp is the small picture stuck on a letter to pay for sending it.",
  marble: "A marble is a small glass ball to play with.",
  bead: "A bead is a small ball with a hole, for putting on a string.",
  seed: "A seed is a small grain that a plant grows from.",
  seedling: "A seedling is a very young plant.",
  counter: "A counter is a small round piece for games.",
  "eraser|rubber": "An eraser rubs out what you wrote with a pencil.",
  ruler: "A ruler is a straight stick with marks for measuring.",
  badge: "A badge is a small sign that you pin on your clothes.",
  necklace: "A necklace is a string of pretty things round the neck.",
  drone: "A drone is a small flying machine that nobody sits in.",
  feather: "A feather is one of the light things that cover a bird.",
  lift: "A lift is a small room that carries people up and down in a house.",
  "ground floor": "The ground floor is the lowest floor above the ground, where you come in.",
  strip: "A strip is a long narrow piece.",
  edge: "An edge is where a thing ends.",
  flute: "A flute is a pipe that you blow to make music.",
  puppet: "A puppet is a doll that you move with your hand or with strings.",
  comb: "A comb is a flat thing with teeth for tidying hair.",
  plank: "A plank is a long flat piece of wood.",
  rod: "A rod is a long straight stick.",
  clay: "Clay is soft earth that you can form with your hands.",
  scarf: "A scarf is a long cloth for the neck.",
  side: "A side is one of the straight lines round a figure.",
  "height|high|tall": "The height is how far it is from the bottom to the top.",
  "kilometre|km": "A kilometre is a thousand metres, a short walk.",
  "metre|m": "A metre is about as long as a big step.",
  // What is covered, fenced and planted
  fence: "A fence is a thin wall of wood or wire round a place.",
  "hiking|hike": "Hiking is walking a long way outside.",
  tile: "A tile is a flat piece that covers a floor or a wall.",
  turf: "Turf is grass with its earth, laid like a carpet.",
  lawn: "A lawn is a piece of ground with short grass.",
  "mow|mowed|mown": "To mow is to cut grass.",
  terrace: "A terrace is a flat place with a hard floor beside a house.",
  paving: "Paving is the stones that a path or a yard is covered with.",
  "mat|carpet": "A mat covers a piece of floor.",
  netting: "Netting is string or wire with holes, like a net.",
  felt: "Felt is thick soft cloth.",
  track: "A track is a way that goes round, for running or skating.",
  lap: "A lap is once round the track.",
  stage: "A stage is the place where people act or sing for others.",
  // Plants, animals, food
  hen: "A hen is the bird that lays eggs for us.",
  tulip: "A tulip is a flower that comes in spring.",
  "muffin|bun": "A muffin or a bun is a small round cake or bread.",
  grape: "Grapes are small round fruits that grow in bunches.",
  plum: "A plum is a soft round fruit with a stone inside.",
  clove: "A clove is one piece of garlic, or a small dried flower bud for cooking.",
  // What people do in the stories
  "sort|sorted": "To sort is to put things of one kind together.",
  "pour|poured": "To pour is to let water run out of a pot.",
  "sweep|swept": "To sweep is to clean the ground with a broom.",
  "knit|knitted": "To knit is to make clothes of wool with two needles.",
  "fold|folded": "To fold paper is to bend it so that one part lies on the other.",
  "cover|covered": "To cover a thing is to lie all over it.",
  "skate|skated": "To skate is to roll or slide along on special shoes.",
  "clap|clapped": "To clap is to hit your hands together.",
  beat: "A beat is one of the even knocks that music is counted by.",
  "flash|flashed": "To flash is to light up for a moment.",
  "striped|stripe": "Striped means with lines of another colour.",
  per: "Per means: for each.",
};

/** Another sense of a word, where one of these words is in the problem: the first that fits comes before the table. */
export const SENSES: readonly { readonly words: string; readonly near: RegExp; readonly means: string }[] = [
  {
    words: "floor|level",
    near: /\bfloors?\b/iu,
    means: "A floor with a minus is below the ground floor: floor $-1$ is the first one down.",
  },
  { words: "room|room for", near: /\broom for\b/u, means: "Room for so many means: so many fit in." },
  {
    words: "row",
    near: /\brows? (?:of|has|with)\b/iu,
    means: "A row is a line of things side by side, from left to right.",
  },
  { words: "note", near: /\b(?:pays?|coins?|\$|money|costs?)/u, means: "A note is money made of paper." },
  { words: "note|note down", near: /\bnotes down\b/u, means: "To note down is to write so that it is not forgotten." },
  { words: "quarter", near: /\b(?:coins?|cents?|dimes?)\b/u, means: "A quarter is a coin of 25 cents." },
  { words: "quarter", near: /\b(?:clock|o’clock|past)\b/u, means: "A quarter of an hour is 15 minutes." },
  { words: "dime", near: /./u, means: "A dime is a coin of 10 cents." },
  { words: "nickel", near: /./u, means: "A nickel is a coin of 5 cents." },
  { words: "penny|pennies", near: /./u, means: "A penny is a coin of 1 cent." },
  { words: "second", near: /\bseconds\b/u, means: "A second is a very short time: sixty of them are a minute." },
  {
    words: "empty box|box",
    near: /\\square|\bempty box\b/u,
    means: "The empty box keeps the place of a number that is looked for.",
  },
  {
    words: "line|bar|stick|stripe",
    near: /\$[^$]*\|/u,
    means: "The two bars ask how far the number between them is from zero.",
  },
  {
    words: "two minus|two minus sign|2 minus",
    near: /-\(-/u,
    means: "A minus before a bracket asks for the opposite of what is in it.",
  },
  { words: "top", near: /\\frac/u, means: "The top of a fraction is its numerator: how many parts there are." },
  { words: "bottom", near: /\\frac/u, means: "The bottom of a fraction is its denominator: how big the parts are." },
  { words: "match", near: /\b(?:begins?|ends?|lasts?)\b/u, means: "A match is a game of two teams or two players." },
  {
    words: "table",
    near: /\btimes tables?\b/u,
    means: "A times table is a list of what a number comes to, taken once, twice, and so on.",
  },
  { words: "table", near: /./u, means: "A table has legs and a flat top that things lie on." },
  { words: "rubber", near: /\bsoft rubber\b/u, means: "Rubber is a soft stuff that bends and springs back." },
  { words: "rubber ball", near: /./u, means: "A rubber ball is a soft ball that jumps well." },
  { words: "film", near: /\bfilm covers?\b|\bof clear film\b/u, means: "Film is a very thin sheet." },
  { words: "last", near: /\bthe last\b/u, means: "The last one comes after all the others." },
  { words: "key", near: /\bgraph\b/u, means: "The key says what one of the small pictures counts." },
  { words: "key", near: /./u, means: "A key opens and closes a door." },
  {
    words: "sign",
    near: /\bchoose the sign\b|[<>+]/iu,
    means: "A sign is a mark such as plus, minus or equals that says what is done or how numbers compare.",
  },
  { words: "sign", near: /\barea\b/u, means: "A sign is a board that tells people something." },
  {
    words: "point|points",
    near: /\b(?:scores?|games?|rounds?)\b/u,
    means: "Points are what you get for doing well in a game.",
  },
  { words: "point", near: /\d\.\d|\bdecimal\b/u, means: "The point stands between the ones and the tenths." },
  { words: "point", near: /\bline\b/u, means: "A point is a place on the line." },
  { words: "round", near: /\bround of a game\b/u, means: "A round of a game is one turn for everybody." },
  { words: "bar", near: /\bgraph\b/u, means: "In a bar graph the bar ends at the number it shows." },
  { words: "cross|crosses", near: /\bplot\b/u, means: "A cross stands for one thing that was measured." },
  {
    words: "change",
    near: /\bchange \S*\\frac/iu,
    means: "To change a number here is to write it in another way, worth the same.",
  },
  { words: "straw", near: /./u, means: "A straw is a thin pipe to drink through." },
  { words: "stick", near: /./u, means: "A stick is a long thin piece of wood." },
  { words: "terms", near: /\blowest\b/u, means: "The terms of a fraction are its top and its bottom." },
  { words: "form", near: /\b(?:expanded|simplest)\b/u, means: "The form of a number is the way it is written." },
  { words: "bed", near: /\bflowers?|tulips|\brose\b/u, means: "A flower bed is a piece of ground with flowers." },
  { words: "board game", near: /./u, means: "A board game is played with pieces on a board." },
  { words: "block", near: /./u, means: "A block is a solid piece, such as one of wood." },
  { words: "common", near: /./u, means: "Common means that all of them have it." },
  { words: "place", near: /\bdigits?\b/u, means: "A place is where a digit stands in a number." },
  { words: "value|worth", near: /./u, means: "The value of a thing is how much it counts." },
];

/** What a part of a whole is, by its name. */
export const PARTS: Readonly<Record<string, string>> = {
  half: "A half is one of two equal parts of a whole.",
  third: "A third is one of three equal parts of a whole.",
  quarter: "A quarter is one of four equal parts of a whole.",
  fourth: "A fourth is one of four equal parts of a whole.",
  fifth: "A fifth is one of five equal parts of a whole.",
  sixth: "A sixth is one of six equal parts of a whole.",
  seventh: "A seventh is one of seven equal parts of a whole.",
  eighth: "An eighth is one of eight equal parts of a whole.",
  ninth: "A ninth is one of nine equal parts of a whole.",
  tenth: "A tenth is one of ten equal parts of a whole.",
  eleventh: "An eleventh is one of eleven equal parts of a whole.",
  twelfth: "A twelfth is one of twelve equal parts of a whole.",
  fifteenth: "A fifteenth is one of fifteen equal parts of a whole.",
  sixteenth: "A sixteenth is one of sixteen equal parts of a whole.",
  twentieth: "A twentieth is one of twenty equal parts of a whole.",
  hundredth: "A hundredth is one of a hundred equal parts of a whole.",
};

interface Shown {
  /** What is seen in it, as children call it. */
  readonly words: string;
  readonly means: string;
  /** Parts of it that stand for something of their own. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What its numbers are for, where it has a scale. */
  readonly scale?: string;
  /** Whether all that is in it has to be counted one by one. */
  readonly all?: string;
}

/** What a picture and its parts stand for [TRN86]. */
export const PICTURES: Readonly<Record<Diagram["type"], Shown>> = {
  "number-line": {
    words: "line|number line|dot|jump|arc|arrow|mark|tick|gap|space",
    means: "The line shows numbers in order, and from one mark to the next it is always the same step.",
    scale: "The numbers at the line name some of its marks, so that you can tell what the others stand for.",
    parts: {
      dot: "A dot stands where a number has its place on the line.",
      "jump|arc": "A jump leads from one number to another, and shows how far that is.",
    },
    all: "Count the spaces from one mark to the next: the mark where you begin is no step yet.",
  },
  "fraction-bars": {
    words: "bar|strip|part|piece",
    means: "One bar is one whole, cut into parts of the same size, and some of them are coloured.",
    parts: {
      "white part|white piece|empty part|white one":
        "The white parts belong to the whole too, they are only not coloured.",
    },
  },
  "fraction-circles": {
    words: "circle|part|piece|slice|pie",
    means: "One circle is one whole, cut into parts of the same size, and some of them are coloured.",
    parts: {
      "white part|white piece|empty part|white one":
        "The white parts belong to the whole too, they are only not coloured.",
    },
  },
  "area-model": {
    words: "rectangle|area model|cell",
    means: "The rectangle shows a multiplication: each piece is what stands above it times what stands beside it.",
    scale: "The numbers at the sides are the ones that are multiplied.",
    parts: {
      "box|part|piece": "Each piece is what stands above it times what stands beside it.",
    },
  },
  "base-ten": {
    words: "block|cube|rod|stick|flat|square|line|bar|base ten block",
    means: "A small cube stands for a one, a long rod for ten of them, and a big square for ten rods.",
    all: "No: a rod is ten and a big square is a hundred, so count them by kind.",
  },
  array: {
    words: "dot|row|circle|array",
    means: "Each dot stands for one thing, and the rows are equally long.",
    all: "No: the rows are equally long, so count one row, and then the rows.",
  },
  groups: {
    words: "dot|group|circle|ring",
    means: "Each dot stands for one thing, and the groups are of the same size.",
    all: "No: the groups are of one size, so count one group, and then the groups.",
  },
  "place-value-chart": {
    words: "chart|table|column|heading",
    means: "Each column of the chart has a heading that says what the digits below it count.",
  },
  balance: {
    words: "balance|scale|pan|scales|seesaw",
    means: "The balance is level, so there is as much on the left as on the right.",
  },
  clock: {
    words: "clock|hand|arrow|dial|hour hand|minute hand|long hand|short hand|small hand|big hand|little hand",
    means: "The short hand of the clock shows the hours, and the long one the minutes.",
    scale:
      "The numbers of the clock are the hours, for the short hand; the long hand takes five minutes from one to the next.",
    parts: {
      "line|mark|small line|small mark|little line|little mark|tiny line|dash":
        "From one small mark of the clock to the next it is one minute.",
    },
    all: "From one number of the clock to the next count five minutes at once.",
  },
  "bar-model": {
    words: "bar|part|piece|strip|bar model",
    means: "The bar stands for all of it together, and its pieces are the parts that make it up.",
    scale: "The numbers in the bar say how big each piece is, or all of it.",
    parts: {
      "question mark": "The question mark stands in the part that you look for.",
    },
  },
  "bar-graph": {
    words: "bar|graph|bar graph|line|mark",
    means: "Each bar stands for a number: look at the scale to see where it ends.",
    scale: "The numbers on the scale say how much a bar shows that ends there.",
    parts: {
      "square|box": "A space between two lines counts as much as the numbers on the scale go up.",

      "side|number on the side|number at the side":
        "The numbers on the scale say how much a bar shows that ends there.",
    },
  },
  "picture-graph": {
    words: "circle|symbol|graph|picture graph|dot",
    means: "Each circle stands for as many as the key says, and a half circle for half as many.",
    scale: "The number in the key says how many one circle stands for.",
    parts: {
      "half circle|half a circle|half": "Half a circle counts half of what the key says.",
    },
  },
  coins: {
    words: "coin|note|circle|money",
    means: "The coins and notes have written on them what each is worth.",
    scale: "The number on a coin or a note says what it is worth.",
    parts: {
      dime: "A dime is a coin of 10 cents.",
      nickel: "A nickel is a coin of 5 cents.",
      quarter: "A quarter is a coin of 25 cents.",
      "penny|pennies": "A penny is a coin of 1 cent.",
    },
  },
  figure: {
    words: "figure|shape",
    means: "The picture shows a flat shape from above, true to its lengths.",
    scale: "A number beside a side says how long that side is.",
    parts: {
      "little square|small square": "Each little square is one unit of the area.",
    },
  },
  boxes: {
    words: "block|shape",
    means: "The picture shows a solid: it goes to the right, to the back and upwards.",
    scale: "A number beside an edge says how long that edge is.",
    parts: {
      "one cube|1 cube|little cube|small cube": "Each cube is one unit of the volume.",
    },
  },
  ruler: {
    words: "ruler|line|mark|start|gap|space",
    means: "The ruler measures a thing: see at which marks the thing begins and ends.",
    scale: "The numbers on the ruler say how far a mark is from zero.",
    all: "Count the spaces from one mark to the next: the mark where you begin is no step yet.",
  },
  "line-plot": {
    words: "cross|crosses|plot|line|line plot|dot|x",
    means: "Each cross stands for one thing that was measured, and the number below it says what was measured.",
    scale: "A number below the line is what was measured, once for each cross above it.",
    all: "Each cross counts once. Count those that the question asks about.",
  },
};

/** Where a place of a number is found, from the right or from the point. */
export const PLACES: Readonly<Record<string, string>> = {
  ones: "The ones are the last place of a whole number; with a decimal point, the one before the point.",
  tens: "The tens are one place left of the ones.",
  hundreds: "The hundreds are two places left of the ones.",
  thousands: "The thousands are three places left of the ones.",
  "ten thousands": "The ten thousands are four places left of the ones.",
  "hundred thousands": "The hundred thousands are five places left of the ones.",
  tenths: "The tenths are the first place behind the decimal point.",
  hundredths: "The hundredths are the second place behind the decimal point.",
};

/** Letters, and words that are often taken for each other. */
export const OTHER_MEANINGS = {
  letter: "A letter stands for a number that nobody knows yet.",
  name: "A letter like that is only a name, so that one can speak of it.",
  topAndBottom: "The denominator is the bottom number, and the numerator is the top number.",
  factorAndMultiple:
    "A factor goes into a number with nothing left over. A multiple is what you get when you count on in steps of it.",
} as const;
