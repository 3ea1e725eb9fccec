import type { PictureDeclaration } from "#engine";
import { asks } from "../asks.ts";

export const picture: PictureDeclaration = { type: "bar", fits: asks("strip", "shelf", "top") };
