import type { PictureDeclaration } from "#engine";
import { asks } from "../asks.ts";

export const picture: PictureDeclaration = { type: "columns", sign: "+", fits: asks("bare") };
