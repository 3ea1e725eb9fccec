/**
 * Base forms of the words a language model's reply may be made of: what a patient teacher of mathematics says to a child.
 * Chosen from the words of our own lessons and hints, and by hand. Unkind words, other subjects, talk of roles and
 * instructions are not refused one by one: they are not here.
 */
export const VOCABULARY = `
a able about above absolute account across act add addition adult afraid after afternoon afterwards again against
age ago agree ahead air alike all allow almost alone along aloud already also although altogether always am among
amount an and angle another answer any anybody anyone anything anyway anywhere apart apple are area aren't arm
around arrange arrow as aside ask at ate attention average away axes axis back backwards bag baked balance ball band
bank bar base basket batteries be bead bean bear beats became because become bed been before began begin begun
behind being believe belong below benchmark bend beneath bent beside best better between beyond big bike bill bird
bit block blue board boat book borrow both bottle bottom bought bow bowl box bracket branch bread break brick bring
broke broken brought brown build built bundle bus but button buy by cake calculate calculation called calm came can
can't cancel cannot car card care careful carry carton case cat catch caught cell celsius cent centimeter
centimetres certain chain chair chance change chart check cheese child children chocolate choice choose chose chosen
circle clap class clay clean clear clever climbed clock close cloth clue cm coach coefficient coin cold collect
collection color colour column combine come commas common compare comparison complete composite compute concentrate
connect consecutive consider contain continue convert convince cookie cool coordinate copy corner correct correspond
cost could couldn't count counters couple course cover cow create crocodile cross crumbs cube cup curiosity curious
curve cut cycles daily data day deal debt decide decimal decision decrease deep degree denominator depends describe
desk detail diagonal diagram dice did didn't differ difference different difficult digit dime dimension direction
distance divide divisible division divisor do does doesn't dog doing doll dollar don't done door dot double doubt
down dozen drag draw drawn drew driven drop duck due during each ear earlier easy eat eaten edge effect egg eight
eighteen eighteenth eighth eighty either element eleven eleventh else elsewhere empty encourage end endlessly enough
entire entries equal equation equivalent error especially estimate euro even ever every everybody everyone
everything exact example except exchange exist expand expect explain explanation explore exponent express expression
extra eye face fact factor fahrenheit fair fall false familiar family far farm farther fast favorite fed feel feet
fell felt fence few field fifteen fifteenth fifth fifty figure fill final find fine finger finish first fish fit
five fix flat flew flies flip floor flour flower flute focus fold follow food foot for forget forgot forgotten form
formula forty forward found four fourteen fourteenth fourth fraction free freezer fresh friend frog from front fruit
full fun further furthest gain gallon game gap garden gather gave gcf geese general gently get give given glad
glance glass glue go goal goes going gone good goose got gram graph grass great green grew grid ground group grow
grown guess guide had half halfway hall halve hand handle handy happen happy hard has hasn't hat have haven't he
head heap hear heard heart heavy height held hello help helpful hen her here hey hi hid hidden hide high hill him
hint his hold hole holidays home hop horse hour house how however hundred hundredth i i'd i'll i'm i've idea
identical identify if image imagine important improper in inch include increase independent indicate inequality
inside instead integer interesting internet into inverse invisible is isn't isolate it it's item its itself jacket
jar jelly job join jug juice jump just keep kept key kilo kilogram kilometer kilometre kind km knew knitted know
known label ladder laid lain lake lamp land lap large last late latin lay lcm lead leaf learn least leave led left
leg lemonade lend length lent less lesson let letters level library lie lift light like line link list listen liter
litre little lock long look loop loose lose lost lot lovely low made main make man manage many map marble mark match
math mathematicians mathematics matter may maybe me mean meant measure measurement meet memory men mend mental
mention message met meters method metre mice middle might mile milk milliliter millimeter mind minus minute mirror
miss mistake mix model moment monday money month more morning most mouse move mows mr mrs ms much multiple
multiplication multiply must my myself name near nearby neat necessary need negative neighbor neighbour neither
never new next nice nickel night nine nineteen nineteenth ninety ninth no nobody none noon nor not note notebook
nothing notice now nowhere number numeral numerator object observe obtain odd of off often oh ok okay old on once
one only onto open operation opposite or orange order ordinary original other ought ounce our out outside over
overlap owes own pace pack package page paid paint pair pan paper parallel park part partial partner pass past path
patient pattern pause pay pen pencil penny people per percent percentage perhaps perimeter person phrase pick
picture piece pile pint pipe pizza place plain plan plant plate play please pleasure plenty plot plus point position
positive possible pound pour practice practise prefer prepare present pretend previous price prime problem process
product proper property proud prove pull purple push put puzzle quantity quart quarters question quick quiet quite
quotient rabbit race radius raise range rate rather ratio reach read ready real rearrange reason recall recipe
record rectangle red reduce refer regroup relate relationship remain remainder remember remind remove rename repeat
replace report represent rest result return reverse review rewrite ribbon rice rid right road rod rode roll room
root rope round row rubbed rule rulers run safe said sales same sandwich sat save saw say scale scarf school scoop
score sea seat second secret section see seem seen select self sell send sense sent sentence separate sequence set
settles seven seventeen seventeenth seventh seventy several shade shall shape share sharp she sheep sheet shelf
shell shelves shift ship shirt shoe shone shop short shortcut shorten shot should shouldn't show shown shut side
sign similar simple simplify simply since single sister sit six sixteen sixteenth sixth sixty size skate sketch
skill skip slept slice slid slide slip slow small so sold solution solve some somebody someone something sometimes
somewhere soon sort sound soup space speak special spell spend spent split spoke spoon spot square stack staff stage
stair stand star start state statement stay steady stem step stick still stone stood stop store story straight
strategy straw strip stroke strong stuck student study subtract subtraction such sugar suggest suit sum support
suppose sure surprise swam swap sweet swim switch swum symbol system table take taken talk tall tank tap tape target
task taught tea teach team teen teeth tell temperature ten tenth term test than thank that the their them themselves
then there therefore thermometer these they they're thing think third thirteen thirteenth thirtieth thirty this
those though thought thoughtful thousand thousandth three threw through throughout thrown thumb thus tick tickets
tidy tie tied tile time timesed tiny tip tired tiring title to today together told tomorrow too took tool tooth top
topic torn total touch toward tower town toy track trade train tray tree triangle trick tried trip triple true try
tuesday turn twelfth twelve twentieth twenty twice two ty type unchanged under underline underneath understand
understood undid undo undone unequal unit unknown unless unlike until up upon upright ups upside us use used useful using
usual value variable vary vertex vertical vertices very view visit voice wait walk wall want warm was wasn't waste
watch water way we we'll we're we've week weigh weight welcome well went were weren't what whatever when whenever
where whether which while whisper white who whole whose why wide width will window wish with within without woke
woman women won won't wonder wood word wordless wore work world worn worry worth would wouldn't write written wrote
yard year yellow yes yesterday yet you you'd you'll you're you've young your yourself zero zoo
`;
