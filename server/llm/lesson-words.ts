/**
 * Words of any lesson, in small letters: where somebody is called by one of them, May or Mark, it is their name only with
 * its capital.
 */
export const LESSON_WORDS = `
a able about above absolute account across act add addition adult afraid after afternoon afterwards again against
age ago agree ahead air alike all allow almost alone along aloud already also although altogether always am among
amount an and angle another answer ant any anybody anyone anything anyway anywhere apart appear apple are area
aren't arm around arrange array arrow as aside ask at ate attempt attention average away axes axis back backwards bag
baked balance ball banana band bank bar barely barrel base basket batteries be beach bead bean bear beats became
because become bed bee been before began begin begun behind being believe belong below benchmark bend beneath bent
berry beside best better between beyond big bike bill bird bit block blue board boat book borrow both bottle bottom
bought bounce bow bowl box bracket branch brave bread break breeze brick bridge bring broke broken brother brought brown
brush bubble bucket build built bun bundle bus but butterfly button buy by cake call calculate calculation called calm
came can can't cancel candle cannot car card care careful carpet carrot carry carton case cat catch caught cell celsius
cent centimeter centimetre centimetres certain chain chair chalk chance change chart chase check cheek cheese cherry chick
child children chocolate choice choose chose chosen chunk circle clap class clay clean clear clever climb clip clock
close cloth cloud clue cm coach coefficient coin cold collect collection color colour column combine come commas
common compare comparison complete composite compute concentrate connect consecutive consider contain continue
contrast convert convince cookie cool coordinate copy corner correct correspond cost could couldn't count counters
couple course cover cow crab crate crayon create crocodile cross crowd crumbs cube cubic cup curiosity curious curve cut
cycles daily dashed data day deal debt decide decimal decision decrease deep degree denominator depend describe deserve
desk detail detective diagonal diagram dial dice did didn't differ difference different difficult digit dime dimension
direction dirty discover dish distance divide divisible division divisor do does doesn't dog doing doll dollar don't
done door dot double doubt down dozen drag draw drawn drew drink driven drop drum duck due during each ear earlier easy
eat eaten edge effect egg eight eighteen eighteenth eighth eighty either elastic elbow element elephant eleven
eleventh else elsewhere empty encourage end endlessly enough entire entries equal equation equivalent error
especially estimate euro even ever every everybody everyone everything everywhere exact examine example except
exchange exist expand expect explain explanation explore exponent express expression extra eye face fact factor
fahrenheit fair fall false familiar family fancy far farm farther fast favorite feather fed feel feet fell felt fence few
field fifteen fifteenth fifth fifty figure fill film final find fine finger finish first fish fit five fix flat flew
flies flip floor flour flower flute focus fold follow food foot for forget forgot forgotten fork form formula forth
fortieths forty forward found four fourteen fourteenth fourth fox fraction frame free freezer frequent fresh friend frog from
front fruit full fun funny further furthest gain gallon game gap garden gate gather gave gcf geese general gently get
giant give given glad glance glass glue go goal goat goes going gone good goose got gram grape graph grass great
green grew grid ground group grow grown guess guest guide had half halfway hall halve hand handle handy happen happy
hard has hasn't hat have haven't he head heap hear heard heart heavy hedge height held hello help helpful hen her
here hey hi hid hidden hide high highlight hill him hint his hold hole holidays home honest honey hoop hop hope
horse hour house how however huge hundred hundredth hunt i i'd i'll i'm i've idea identical identify if image
imagine important impossible improper in inch include increase independent indicate inequality inside inspect
instead integer interesting internet into inverse investigate invisible is isn't isolate it it's item its itself
jacket jam jar jelly job join jug juice jump just justify keep kept kettle key kilo kilogram kilometer kilometre
kind kitten km knee knew knitted knot know known label ladder laid lain lake lamb lamp land lane lap large last late
latin lay layer lcm lead leaf learn least leave led left leg lemon lemonade lend length lent less lesson let letters level
library lid lie lift light like line link lion list listen liter litre little loaf lock long look loop loose lose
lost lot lovely low lunch lying made magnet main make man manage many map marble mark match math mathematicians
mathematics matter may maybe me mean meant measure measurement median meet melon memory men mend mental mention message
messy met meters method metre mice middle midnight might mile milk milliliter millimeter mind min minus minute mirror miss
mistake mix model moment monday money monkey month moon more morning most mouse move mows mr mrs ms much muffin mug
multiple multiplication multiply must my myself name narrow near nearby neat necessary need negative neighbor
neighbour neither net never new next nice nickel night nine nineteen nineteenth ninety ninth no nobody none noodle
noon nor nose not notch note notebook nothing notice now nowhere number numeral numerator nut o'clock object observe obtain
occur odd of off often oh ok okay old on once one onion only onto open operation opposite or orange order ordinary
original other ought ounce our out outline outside over overlap owes own pace pack package page paid paint pair pan
paper parallel parcel park part partial partner pass past pasta paste path patient pattern pause pay pea peach pear
pebble peek pen pencil penny people per percent percentage perhaps perimeter person phrase pick picnic picture pie
piece pig pile pin pint pipe pizza place plain plan plant plate play please pleasure plenty plot plum plus pm point
pond pool portion position positive possible poster pot potato pound pour practice practise prefer prepare present
pretend previous price prime problem process product proper property proud prove pull puppy purple push put puzzle
quantity quart quarter quarters question quick quiet quite quotient rabbit race radius raft rain raise range rare rate
rather ratio reach read ready real rearrange reason recall recipe record rectangle red reduce refer reflect regroup
relate relationship remain remainder remember remind remove rename repeat replace report represent rescue rest
result return reveal reverse review rewrite ribbon rice rid riddle right ring river road rod rode roll room root
rope rotate roughly round row rub rule ruler rulers run sack safe said sail salad sales same sand sandwich sat save saw
say scale scarf school scoop score sea search seat second secret section see seed seedling seem seen select self sell send
sense sent sentence separate sequence set settles seven seventeen seventeenth seventh seventy several shade shall
shallow shape share sharp she sheep sheet shelf shell shelves shift ship shirt shoe shone shop short shortcut
shorten shot should shouldn't show shown shrink shut side sign similar simple simplify simply since single sister
sit six sixteen sixteenth sixth sixty size skate sketch ski skill skip sky sled slept slice slid slide slip slow
small smoothly snack snail snap snow so sold solid solution solve some somebody someone something sometimes somewhere soon
sort sound soup space speak special spell spend spent spin split spoke spoon spot square stack staff stage stair
stamp stand star start state statement stay steady stem step stick still stone stood stop store story straight
strange strategy straw string strip stroke strong stuck student study subtract subtraction such suddenly sugar
suggest suit sum sun support suppose sure surface surprise swam swap sweet swim swing switch swum symbol system table take
taken talk tall tank tap tape target tart task taught tea teach team tear teen teeth tell temperature ten tent tenth
term test than thank that the their them themselves then there therefore thermometer these they they're thick thin
thing think third thirteen thirteenth thirtieth thirty this those though thought thoughtful thousand thousandth
thread three threw through throughout throw thrown thumb thus tick ticket tidy tie tied tiger tile time timesed timetable tiny
tip tire title to toad toast today toe together told tomato tomorrow tonight too took tool tooth top topic torn
total touch toward tower town toy trace track trade train tram tray treat tree triangle trick tricky tried trip
triple truck true try tub tuesday tunnel turn twelfth twelve twentieth twenty twice twig two ty type unchanged
unclear uncover under underline underneath understand understood undid undo undone unequal unevenly unfold unit
unknown unless unlike untie until unusual unwrap up upon upright ups upside us use used useful using usual valley
value van variable vary vase vertex vertical vertices very view visit voice volume wagon wait walk wall want warm was
wasn't waste watch water way we we'll we're we've week weigh weight welcome well went were weren't what whatever
wheel when whenever where whether which while whisker whisper white who whole whose why wide width will wind window
wish with within without woke wolf woman women won won't wonder wood word wordless wore work world worm worn worry
worth would wouldn't wrap wrist write written wrote yard year yellow yes yesterday yet you you'd you'll you're
you've young your yourself zebra zero zoo
`;
