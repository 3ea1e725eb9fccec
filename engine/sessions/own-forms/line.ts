import { z } from "zod";

/** What stands on one line, without characters that nobody sees. */
export const Line = z
  .string()
  .trim()
  .normalize("NFC")
  .regex(/^(?:[^\p{C}\p{Zl}\p{Zp}]|\u200c|\u200d)*$/u);
