import { asTyped, written, type Operands, type PictureDeclaration } from "#engine";
import { asks } from "../asks.ts";

export const picture: PictureDeclaration = { type: "clock", step: 5, fits: asks("end", "start"), start: timeTold };

/** The time that the question tells: where something begins, or ends when its beginning is asked for. */
function timeTold({ ask, h, m, length }: Operands): string {
  const begin = Number(h) * 60 + Number(m);
  return asTyped(written(ask === "start" ? begin + Number(length) : begin), "clock");
}
