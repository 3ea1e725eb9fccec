/** What holds for stories of every kind is said in the same words. */
export const CHECK_STORY = "Put your answer into the story. Then read the story again.";
export const NOT_NEEDED = "A story may tell a number that only describes things. Leave that number out.";
export const WHAT_HAPPENS = "Say what happens in the story. Do things come, do they go, or are there equal groups?";
export const MORE_IS_NOT_PLUS = "The word “more” does not always mean adding. Look who has more.";
