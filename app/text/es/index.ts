import type { en } from "../en/index.ts";
import { aloud } from "./aloud.ts";
import { answerPictures } from "./answer-pictures.ts";
import { assigned } from "./assigned.ts";
import { history } from "./history.ts";
import { pictures } from "./pictures.ts";
import { placement } from "./placement.ts";
import { practice } from "./practice.ts";
import { reasons } from "./reasons.ts";
import { review } from "./review.ts";
import { school } from "./school.ts";
import { shell } from "./shell.ts";
import { spoken } from "./spoken.ts";
import { tutor } from "./tutor.ts";
import { work } from "./work.ts";

/**
 * The Spanish catalogue: what a teacher in Latin America would say to a child, with "tú". Checked by rules alone; nobody
 * who grew up with Spanish has read it yet (docs/languages.md).
 */
export const es = {
  ...aloud,
  ...answerPictures,
  ...assigned,
  ...history,
  ...pictures,
  ...shell,
  ...placement,
  ...practice,
  ...reasons,
  ...spoken,
  ...review,
  ...school,
  ...work,
  ...tutor,
} as const satisfies Record<keyof typeof en, string>;
