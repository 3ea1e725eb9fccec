import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { isAboutAnother, tellsNoWay } from "./strange-words.ts";
import type { Talk } from "./talk.ts";

/** How a way that was told is taken up: nobody is thanked for a way that was not told, or is none to this problem [TRN37]. */
export function heardBank(talk: Talk): Phrases {
  if (tellsNoWay(talk.understood.plain)) return talk.desk.problem.phase === "open" ? PHRASES.noWay : PHRASES.noWayAfter;
  return isAboutAnother(talk) ? PHRASES.elsewhere : PHRASES.heard;
}
