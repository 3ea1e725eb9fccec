import { z } from "zod";
import { HeadlessCommand, turnRequest } from "../headless/commands.ts";

/** The longest body of `POST /v1/turn` [bytes]: a state is a few thousand, a term's log some hundred thousand. */
export const TURN_MAX_BYTES = 1_000_000;

const types = HeadlessCommand.options.map(({ shape }) => shape.type.value);

/** `POST /v1/turn` for who reads its document: the commands' own fields are in docs/headless.md. */
export const TurnBody = z.strictObject({ ...turnRequest, command: z.looseObject({ type: z.enum(types) }) });

export const TurnAnswer = z.looseObject({
  id: z.union([z.string(), z.number()]).nullable(),
  events: z.array(z.looseObject({ type: z.string() })),
  view: z.looseObject({}),
  reply: z.looseObject({ text: z.string() }).nullable(),
  state: z.looseObject({ format: z.string() }),
});

/** What could not be used, or was refused. */
export const TurnRefused = z.looseObject({ id: z.union([z.string(), z.number()]).nullable(), error: z.string() });
