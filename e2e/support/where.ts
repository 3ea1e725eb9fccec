// Tags of tests that not every size of screen has a part in; a test without one runs on all three.

/** Needs fingers: not on the laptop. */
export const TOUCH = "@touch";
/** Needs a keyboard, and the size does not matter: on the laptop only. */
export const KEYBOARD = "@keyboard";
/** The size does not matter: on the tablet only. */
export const ONCE = "@once";

/** One way of each user: in `npm test`, on the tablet. */
export const SMOKE = "@smoke";

/** Takes minutes and is looked at by people: with `E2E_TESTS=long` only. */
export const LONG = "@long";

/** What each size of SIZES leaves out. */
export const LEFT_OUT: Readonly<Record<"tablet" | "laptop" | "phone", readonly RegExp[]>> = {
  tablet: [/@keyboard|@long/u],
  laptop: [/@touch|@once|@long/u],
  phone: [/@keyboard|@once|@long/u],
};

/** What the smoke set, which runs on the tablet, leaves for each size: of its tests by keyboard none. */
export const HAS_RUN: Readonly<Record<"tablet" | "laptop" | "phone", readonly RegExp[]>> = {
  tablet: [/@smoke/u],
  laptop: [/@keyboard .*@smoke/u],
  phone: [],
};

/** Where pictures to be looked at go. */
export const FOLDER = "test-results/screens";

/** A check has nobody who looks at pictures. */
export const ARE_LOOKED_AT = process.env["CI"] === undefined || process.env["MATHFLOW_PICTURES"] === "1";

/** Colour schemes a page is looked at in: the short check leaves out the dark one. */
export const SCHEMES: readonly ("light" | "dark")[] =
  process.env["E2E_TESTS"] === "smoke" ? ["light"] : ["light", "dark"];

/** For `test.use` in a file whose tests lose the network, or update: elsewhere no service worker comes in. */
export const WITH_WORKER = { serviceWorkers: "allow" } as const;
