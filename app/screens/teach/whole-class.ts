import type { SchoolAnswer } from "#engine/protocol/identity";

/** A class as its teacher sees it. */
export type WholeClass = SchoolAnswer<"GET /classes/{class}">;
export type Learner = WholeClass["roster"][number];
/** Name and PIN of a learner, to be handed out once. */
export type LearnerCard = SchoolAnswer<"POST /classes/{class}/cards">["cards"][number];

/** What came from shared devices while nobody was signed in. */
export type UnsignedList = SchoolAnswer<"GET /classes/{class}/unverified">;
export type Unsigned = UnsignedList["work"][number];
