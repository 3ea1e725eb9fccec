import { z } from "zod";

/** What stands on one line, 200 characters at most, without characters that nobody sees. */
export const OneLine = z
  .string()
  .trim()
  .normalize("NFC")
  .max(200)
  .regex(/^(?:[^\p{C}\p{Zl}\p{Zp}]|\u200c|\u200d)*$/u);
