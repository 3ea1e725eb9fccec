import type { SchoolAnswer } from "#engine/protocol/identity";

/** A class as its teacher sees it. */
export type WholeClass = SchoolAnswer<"GET /classes/{class}">;
export type Group = WholeClass["groups"][number];
export type Learner = WholeClass["roster"][number];
/** Name and PIN of a learner, to be handed out once. */
export type LearnerCard = SchoolAnswer<"POST /classes/{class}/cards">["cards"][number];

/** What came from shared devices while nobody was signed in. */
export type UnsignedList = SchoolAnswer<"GET /classes/{class}/unverified">;
/** `claims`: the name somebody chose for it on the device, without a PIN; null where nobody chose one. */
export type Unsigned = UnsignedList["work"][number] & {
  readonly claims: { readonly id: string; readonly name: string } | null;
};

/** Something the class was given to do, with how far each pupil is. */
export type GivenWork = SchoolAnswer<"GET /classes/{class}/assignments">["assignments"][number];
