import * as en from "./en/compose.ts";
import * as es from "./es/compose.ts";

/**
 * What the tutor reads of its own words. It speaks one language at a time, and what is read is that language's: each cue
 * finds what it stands for in either of them.
 */
export const COMPOSE = { ...en, ...joined({ ...en }, { ...es }) };

function joined(own: Cues, others: Cues): Cues {
  const names = Object.keys(others) as (keyof Cues)[];
  const both = names.map((name) => [name, new RegExp(`${own[name].source}|${others[name].source}`, own[name].flags)]);
  return Object.fromEntries(both) as Cues;
}

/** Those that both tables have. */
type Cues = Readonly<Record<keyof typeof es, RegExp>>;
