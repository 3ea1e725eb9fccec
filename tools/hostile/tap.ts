import type { Asked, Behaviour } from "../../server/llm/testing/index.ts";
import type { Dice } from "../../server/llm/testing/dice.ts";
import { friendlyWords } from "../../server/llm/testing/friendly.ts";

/** What the model was for one request, and the words it began with. */
export interface Said {
  readonly behaviour: string;
  readonly words: string;
  /** Whether it knew the answer, and so could give it away. */
  readonly knew: boolean;
}

/** The same behaviour, overheard. */
export function tapped(inner: Behaviour, note: (said: Said) => void): Behaviour {
  return {
    name: inner.name,
    choose: (asked, dice, number) => {
      const chosen = chosenFrom(inner, asked, dice, number);
      return {
        ...chosen,
        say: (about, dice) => {
          const words = (chosen.say ?? friendlyWords)(about, dice);
          note({ behaviour: chosen.name, words, knew: about.answer !== null });
          return words;
        },
      };
    },
  };
}

function chosenFrom(behaviour: Behaviour, asked: Asked, dice: Dice, number: number): Behaviour {
  return behaviour.choose === undefined
    ? behaviour
    : chosenFrom(behaviour.choose(asked, dice, number), asked, dice, number);
}
