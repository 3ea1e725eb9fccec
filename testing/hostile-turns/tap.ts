import { createDice, type Dice } from "../hostile/dice.ts";
import { friendlyWords } from "../hostile/friendly.ts";
import type { Asked, Behaviour } from "#testing/hostile";

/** What the model was for one request, and the words it began with. */
export interface Said {
  readonly behaviour: string;
  readonly words: string;
  /** Whether it knew the answer, and so could give it away. */
  readonly knew: boolean;
}

export interface Tap {
  readonly note: (said: Said) => void;
  /** The dice of a request: by the pupil's act, so that a slow computer does not change what the model is. */
  readonly numberOf: (asked: Asked) => number;
}

/** The same behaviour, overheard. */
export function tapped(inner: Behaviour, { note, numberOf }: Tap): Behaviour {
  return {
    name: inner.name,
    choose: (asked) => {
      const number = numberOf(asked);
      const dice = createDice(number);
      const chosen = chosenFrom(inner, asked, dice, number);
      return {
        ...chosen,
        say: (about) => {
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
