/** What a child may say to explain a right answer: one phrase for each point of the rubric, in its order. */
export const EXPLANATIONS: Readonly<Record<string, readonly string[]>> = {
  "g2.pv3": ["the 4 stands in the second place from the right", "so it means tens not ones"],
  "g2.expand": ["the 4 is worth 400", "you add them all up", "the hole with nothing gets a 0"],
  "g3.rnd10": ["it is in between 30 and 40", "and 30 is closer"],
  "g4.round": ["it is between 6100 and 6200", "the 4 is less than 5 so it is before halfway"],
  "g2.add2nc": ["2 ones and 5 ones make 7", "and 3 tens with 2 tens is 5 tens"],
  "g2.add2c": ["7 and 8 is more than ten", "so i made a new ten and it goes on the left"],
  "g2.add3": ["i added each place by itself", "and ten tens became a new hundred"],
  "g2.sub2nb": ["9 ones take away 7", "and 7 tens take away 3"],
  "g2.sub2b": [
    "there is not enough on the top to take 4",
    "so i opened a ten",
    "then there was 1 less in the tens place",
  ],
  "g2.sub3": ["the top was too small", "so i traded a hundred for ten"],
  "g3.subz": [
    "you can not take from the 0 so",
    "i had to open a hundred",
    "then nine stay there because a ten went on",
  ],
  "g3.mulmean": ["all the bags have the same in them", "so you put 5 again for every bag three times"],
  "g3.f2510": ["there are 5 boxes with 8", "i took half of ten"],
  "g3.f34": ["i know double 7 is 14", "then one more 7"],
  "g3.f789": ["5 and 2 makes seven groups", "then i put them together"],
  "g3.fdiv": ["i shared 20 into 4 the same", "because 4 times 5 is 20"],
  "g4.mul1": ["you have to times both digits", "and then you add them with the carried one"],
  "g4.mul2": ["i split 14 in 10 and 4", "and multiply each bit by each bit", "then i add all of them up"],
  "g4.div1": ["i start with the tens because they are biggest", "and the one left over becomes 10 ones"],
  "g4.multiples": ["count in fives and you say it", "and 5 goes into it"],
  "g4.prime": ["i looked what goes into 7", "it is only one and itself"],
  "g6.gcf": ["i wrote the factors", "the ones that are in both", "then i took the biggest"],
  "g6.lcm": ["i wrote the multiples in two lists", "12 is in both", "and it is the first one"],
  "g3.fracname": ["you count all of them for the bottom number", "and the top is the shaded ones"],
  "g3.fracline": ["there are 4 gaps in one", "i count 3 from zero"],
  "g4.fraceq": ["i multiplied by 4", "i did it on the top and bottom", "so it is the same amount"],
  "g4.simplify": ["i divided them by 4", "until nothing else goes in"],
  "g4.fracadd": ["they are all sevenths so they are the same size", "i counted 3 and 2", "and the 7 stays"],
  "g4.fracsub": ["they have the same size", "so i took away 2 from 7"],
  "g4.mixed": ["one whole is 4 quarters", "2 times 4 is 8", "and 3 extra makes 11"],
  "g5.fracadd": ["you need a common bottom", "so i changed the half, times 2", "and then i add them"],
  "g4.decnote": ["3 is the tenths", "5 hundredths come next"],
  "g5.decadd": ["i put the dots under each other", "13 tenths makes one and 3 more"],
  "g6.pctconv": ["percent is out of 100", "so i multiplied the top and bottom by 10"],
  "g6.int": ["the minus says that it is on the left", "and it is 5 steps from 0"],
  "g6.intcmp": ["on the number line -8 is first", "because it is further from zero"],
  "g2.eqmiss": ["51 is the total", "so i take away 39"],
  "g3.mulunk": ["36 is the whole thing", "so i divided by 4"],
  "g6.eqadd": ["i did the opposite so i took 10", "i did it on each side"],
  "g6.eqmul": ["i divided by 5", "on both sides"],
  "g3.area": ["you count what is inside it", "there are 6 rows with 4 so i did times"],
  "g3.perim": ["it is the way round it", "you have to count all the sides"],
  "g4.apform": ["you times for what is inside", "and you plus for the fence"],
};

/** Explanations in a breath, as children type them: each names every point. */
export const IN_A_BREATH: Readonly<Record<string, readonly string[]>> = {
  "g2.pv3": ["it is in the middle so it is tens", "because its spot is the hundreds one"],
  "g2.expand": [
    "4 means 400 and 6 means 60 and you plus them and the gap gets a zero",
    "every digit has a value and i put them together, where there is nothing i wrote 0",
  ],
  "g3.rnd10": [
    "34 is between 30 and 40 but it is nearer to 30",
    "it has 30 on one side and 40 on the other side and it is only 4 away from 30",
  ],
  "g4.round": [
    "it is in the middle of 6100 and 6200 and the 4 tells you to go down",
    "the hundreds on both sides are 6100 and 6200 and 42 is less than half",
  ],
  "g2.add2nc": ["i did the ones first then the tens", "2 and 5 in the ones place is 7, 3 and 2 in the tens place is 5"],
  "g2.add2c": [
    "7 plus 8 is 15 so you keep the 5 and carry the 1",
    "the ones made too many so ten of them turned into a ten",
  ],
  "g2.add3": [
    "i lined them up and carried the ten",
    "ones with ones and tens with tens and the 10 tens became another hundred",
  ],
  "g2.sub2nb": ["i took the ones off and then the tens", "9 ones minus 7 ones and 7 tens minus 3 tens"],
  "g2.sub2b": [
    "1 is smaller than 4 so i borrowed a ten and then there were 4 tens left",
    "you can not take 4 from 1 so you break a ten, that leaves one ten less",
  ],
  "g2.sub3": [
    "4 is less than 9 so you have to borrow from the next one",
    "there were not enough tens so i opened a hundred",
  ],
  "g3.subz": [
    "there was nothing in the tens so i broke a hundred and then a ten and 9 were left",
    "the zero can not give so you go to the hundreds, it becomes ten and gives one so 9",
  ],
  "g3.mulmean": [
    "there are 3 bags and each has 5 so you do 3 times 5",
    "it is the same number in every bag so you can times",
  ],
  "g3.f2510": ["double 7 because it is two groups", "i counted in tens for all 8 groups"],
  "g3.f34": ["i started with 2 times 7 and added one more 7", "i know 5 times 4 so then another 4"],
  "g3.f789": ["10 times 8 is 80 and then take one 8 away", "i did 5 eights and 2 eights and added"],
  "g3.fdiv": [
    "20 shared into 4 equal groups is 5 because 4 times 5 is 20",
    "i split 20 into 4s and used my times table",
  ],
  "g4.mul1": [
    "i timesed the tens and the ones and put them together",
    "first the ones then the tens, and i carried the 2 and added it",
  ],
  "g4.mul2": [
    "i broke 14 up into 10 and 4 and did every part and added it all",
    "i split the numbers in tens and ones, did all four boxes, then plus",
  ],
  "g4.div1": [
    "start with the hundreds and what is left over goes to the tens",
    "you share the biggest first and then trade the rest",
  ],
  "g4.multiples": [
    "you keep adding 5 and there is no remainder",
    "it is in the 5 times table and you can divide it with nothing left",
  ],
  "g4.prime": ["nothing goes into it only 1 and itself", "7 has only two factors 1 and 7"],
  "g6.gcf": [
    "i listed the factors and found the ones in both lists and picked the biggest",
    "6 is the highest number that divides both",
  ],
  "g6.lcm": [
    "i listed the multiples until i found the first one they share",
    "12 is the smallest number in both times tables",
  ],
  "g3.fracname": [
    "there are 4 parts in all and 3 are shaded",
    "bottom is how many altogether and top is how many coloured",
  ],
  "g3.fracline": ["i counted the gaps starting from 0", "it is 3 hops from zero and there are 4 hops to 1"],
  "g4.fraceq": [
    "both times 4 so it is still the same amount",
    "i did the same thing to the top and bottom, multiplied by 3, so it is equal",
  ],
  "g4.simplify": [
    "4 goes into both and then nothing else does",
    "i halved them both and halved again until i could not any more",
  ],
  "g4.fracadd": [
    "they have the same denominator so just add the tops and keep it",
    "the pieces are the same size so you count how many and the bottom stays",
  ],
  "g4.fracsub": [
    "same denominator so take away the tops",
    "the bottom stays because the pieces are the same size and i did 7 minus 2",
  ],
  "g4.mixed": ["each whole has 4 quarters so 2 times 4 plus 3", "4 fits in 11 two times so 2 wholes and 3 left over"],
  "g5.fracadd": [
    "i made the bottoms the same by multiplying and then i added the tops",
    "you need a common denominator so change both and then add",
  ],
  "g4.decnote": [
    "3 is in the tenths and 5 is in the hundredths",
    "the first after the point is out of ten and the second after it is out of a hundred",
  ],
  "g5.decadd": [
    "line up the dots and carry the one",
    "put tenths under tenths and when it is over ten it makes a whole",
  ],
  "g6.pctconv": [
    "percent is out of a hundred so i changed it to hundredths",
    "it means per hundred so 7 tenths is equal to 70 hundredths",
  ],
  "g6.int": ["it is how far from zero, the minus only says which side", "5 steps away from 0 but on the left"],
  "g6.intcmp": [
    "-8 is further left on the number line because it is further from zero",
    "it is colder and more negative",
  ],
  "g2.eqmiss": ["51 is all of it so i took 39 away", "i know the whole so i subtracted the part"],
  "g3.mulunk": ["36 is the total so i divided it by 4", "you have 36 altogether and share it"],
  "g6.eqadd": ["i took away 10 from both sides", "i did the inverse on each side"],
  "g6.eqmul": ["i divided both sides by 5", "i undid the times by sharing, and did the same to the other side"],
  "g3.area": ["6 rows of 4 squares so 6 times 4", "you fill it with squares and multiply the rows"],
  "g3.perim": ["i went round and added all four sides", "you go around the edge and every side counts"],
  "g4.apform": ["the grass is inside so i multiplied, the fence goes round so i added"],
};
