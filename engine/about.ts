import { z } from "zod";
import { define } from "./events/define.ts";
import type { NewEvent } from "./events/tutor-event.ts";
import { AppLanguage, CurriculumId, Language, Like, LIKES, Pace } from "./profile.ts";
import type { Projection } from "./projections/projection.ts";

/** What a learner says of how they like to work, as far as it goes with their work; null: not any more. */
const About = z.strictObject({
  language: Language.nullable().optional(),
  pace: Pace.optional(),
  likes: z.array(Like).max(LIKES.length).optional(),
  curriculum: CurriculumId.nullable().optional(),
  /** Which the words of the app are in; what the tutor decides and says goes by it nowhere. */
  appLanguage: AppLanguage.optional(),
  /** They were asked to say more, and are not to be asked again. */
  asked: z.literal(true).optional(),
});
export type About = z.infer<typeof About>;

/** Only what was said now: the rest is as it was. */
export const AboutTold = define("about_told", About.shape);

/** What was said last of each, folded from the log alone [PRF10]. */
export const aboutProjection: Projection<About, "about_told"> = {
  initial: {},
  on: { about_told: (state, { body }) => ({ ...state, ...body }) },
};

/** Records what is news of it; of what was said already nothing. */
export function tellAbout(known: About, told: About): readonly NewEvent[] {
  const read = About.parse(told);
  const news = Object.entries(read).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name as keyof About]),
  );
  return news.length === 0 ? [] : [{ type: "about_told", body: About.parse(Object.fromEntries(news)) }];
}
