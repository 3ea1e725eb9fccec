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
 * The English catalogue: message id → ICU message. `vite build` compiles this module, see vite.config.ts.
 * Another language is another folder with the same ids: `Record<TextId, string>`.
 */
export const en = {
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
} as const;
