import type { Act } from "../../hooks/use-act.ts";

/** How the parts of a lesson send commands, and what came of the last one. */
export type Acting = Pick<Act, "act" | "actInTurn" | "trouble">;
