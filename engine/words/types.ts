/**
 * What the tutor says in another language, by what it says in English: the same gaps in braces, as many sentences, in the
 * same order. A phrase that is not in it is not said in that language.
 */
export type Translations = Readonly<Record<string, string>>;

/** How a message in another language is heard by a reader of English. */
export interface HeardWords {
  /** Phrases in lower case without marks, and what the reader knows for them. */
  readonly table: ReadonlyMap<string, string>;
  /** Those of them that are words of English as well: beside words that are not known they tell nothing. */
  readonly shared: ReadonlySet<string>;
  /** Words as they are written in haste, and how the table has them. */
  readonly spellings: ReadonlyMap<string, string>;
}
