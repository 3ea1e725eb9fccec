import { gzipSync } from "node:zlib";
import { createDice } from "../dice.ts";
import { friendlyWords } from "../friendly.ts";
import { firstHalf, pause, sendAll, sendHead, sendPiece, sendPieces, untilGone } from "../send.ts";
import type { Behaviour, Wire } from "../types.ts";

const MEGABYTE = 1_000_000;
const BIG_BYTES = 20 * MEGABYTE;

/** Takes the request and never answers. */
export const stallBeforeFirstByte: Behaviour = { name: "stall-before-first-byte", send: untilGone };

/** Answers 200 and says nothing. */
export const stallAfterHead: Behaviour = {
  name: "stall-after-head",
  send: async (wire) => {
    sendHead(wire);
    await untilGone(wire);
  },
};

/** Sends everything before the first word, and no word. */
export const stallBeforeFirstWord: Behaviour = {
  name: "stall-before-first-word",
  send: async (wire) => {
    sendHead(wire);
    await sendPieces(wire, wire.opening);
    await untilGone(wire);
  },
};

/** Stops in the middle and keeps the line open. */
export const stallMidway: Behaviour = {
  name: "stall-midway",
  send: async (wire) => {
    sendHead(wire);
    await sendPieces(wire, firstHalf(wire));
    await untilGone(wire);
  },
};

/** Closes the line without a byte. */
export const cutBeforeFirstByte: Behaviour = {
  name: "cut-before-first-byte",
  send: async ({ response }) => {
    response.destroy();
  },
};

/** Closes the line in the middle. */
export const cutMidway: Behaviour = {
  name: "cut-midway",
  send: async (wire) => {
    sendHead(wire);
    await sendPieces(wire, firstHalf(wire));
    wire.response.destroy();
  },
};

/** Sends byte by byte; characters and events arrive in parts. */
export function drip(gapMs = 0): Behaviour {
  return {
    name: "drip",
    send: async (wire) => {
      sendHead(wire);
      for (const byte of Buffer.from(wire.frames.join(""))) {
        if (gapMs > 0) await pause(wire, gapMs);
        if (!(await sendPiece(wire, Buffer.of(byte)))) return;
      }
      wire.response.end();
    },
  };
}

/** A gap after every piece. */
export function slow(gapMs: number): Behaviour {
  return {
    name: "slow",
    send: async (wire) => {
      sendHead(wire);
      for (const frame of wire.frames) {
        await pause(wire, gapMs);
        if (!(await sendPiece(wire, frame))) return;
      }
      wire.response.end();
    },
  };
}

/** A good answer after a wait. */
export function late(waitMs: number): Behaviour {
  return {
    name: "late",
    send: async (wire) => {
      await pause(wire, waitMs);
      if (!wire.gone.aborted) await sendAll(wire);
    },
  };
}

/** Bytes that mean nothing, under the right content type. */
export const garbage: Behaviour = {
  name: "garbage",
  send: (wire) => sendBytes(wire, noise(wire.dice.below(2 ** 31), 2_000)),
};

/** Words with bytes between that are no UTF-8. */
export const invalidUtf8: Behaviour = {
  name: "invalid-utf8",
  say: (asked) => friendlyWords(asked).replaceAll(" ", MARK),
  send: (wire) => sendBytes(wire, withBadBytes(Buffer.from(wire.frames.join("")))),
};

/** Twenty megabytes: words without end while streaming, blanks before the object otherwise. */
export const oversized: Behaviour = {
  name: "oversized",
  send: async (wire) => {
    const piece = wire.asked.stream ? wire.more("Add the tens first. ".repeat(3_000)) : " ".repeat(60_000);
    sendHead(wire);
    if (wire.asked.stream) await sendPieces(wire, wire.opening);
    if (!(await sendPieces(wire, repeat(piece, Math.ceil(BIG_BYTES / piece.length))))) return;
    await sendPieces(wire, wire.asked.stream ? wire.frames.slice(-3) : wire.frames);
    wire.response.end();
  },
};

/** Twenty megabytes that weigh twenty kilobytes on the line. */
export const zipBomb: Behaviour = {
  name: "zip-bomb",
  send: async (wire) => {
    const blank = wire.asked.stream ? `:${" ".repeat(50_000)}\n\n`.repeat(BIG_BYTES / 50_000) : " ".repeat(BIG_BYTES);
    sendHead(wire, 200, { "Content-Encoding": "gzip" });
    await sendPiece(wire, gzipSync(blank + wire.frames.join("")));
    wire.response.end();
  },
};

/** Words for ever. */
export const endless: Behaviour = {
  name: "endless",
  send: async (wire) => {
    sendHead(wire);
    await sendPieces(wire, wire.asked.stream ? wire.opening : ['{"output":[{"text":"']);
    await sendPieces(
      wire,
      wire.asked.stream ? chain([wire.more('{"text":"')], forever(wire.more(LINE))) : forever(LINE),
    );
  },
};

/** Signs of life for ever, and no word. */
export const endlessComments: Behaviour = {
  name: "endless-comments",
  send: async (wire) => {
    sendHead(wire);
    await sendPieces(wire, forever(wire.asked.stream ? ": still thinking\n\n" : " "));
  },
};

/** Goes on after it has said that it is done. */
export const wordsAfterTheEnd: Behaviour = {
  name: "words-after-the-end",
  send: async (wire) => {
    sendHead(wire);
    const more = [wire.more(" The answer"), wire.more(` is ${wire.asked.answer ?? "12"}.`)];
    await sendPieces(wire, [...wire.frames, ...(wire.asked.stream ? more : ['{"text":"one more"}'])]);
    wire.response.end();
  },
};

/** Every event twice. */
export const everythingTwice: Behaviour = {
  name: "everything-twice",
  send: async (wire) => {
    sendHead(wire);
    await sendPieces(
      wire,
      wire.frames.flatMap((frame) => [frame, frame]),
    );
    wire.response.end();
  },
};

/** 200 and nothing in it. */
export const emptyBody: Behaviour = {
  name: "empty-body",
  send: async (wire) => {
    sendHead(wire);
    wire.response.end();
  },
};

/** 200 and the page of a portal that wants a login, as in a hotel. */
export const loginPage: Behaviour = {
  name: "login-page",
  send: async (wire) => {
    sendHead(wire, 200, { "Content-Type": "text/html" });
    wire.response.end("<!doctype html><title>Sign in</title><script>alert(1)</script><h1>Please sign in</h1>");
  },
};

export const transportBehaviours: readonly Behaviour[] = [
  stallBeforeFirstByte,
  stallAfterHead,
  stallBeforeFirstWord,
  stallMidway,
  cutBeforeFirstByte,
  cutMidway,
  drip(),
  garbage,
  invalidUtf8,
  oversized,
  zipBomb,
  endless,
  endlessComments,
  wordsAfterTheEnd,
  everythingTwice,
  emptyBody,
  loginPage,
];

const LINE = "Look at the tens and then at the ones. ";

async function sendBytes(wire: Wire, bytes: Uint8Array): Promise<void> {
  sendHead(wire);
  await sendPiece(wire, bytes);
  wire.response.end();
}

/** Three bytes in UTF-8, replaced by three that are none. */
const MARK = "\u2588";

function withBadBytes(good: Buffer): Uint8Array {
  const bad = Buffer.from(good);
  for (let at = bad.indexOf(MARK); at >= 0; at = bad.indexOf(MARK, at)) bad.set([0xff, 0xc3, 0x28], at);
  return bad;
}

function noise(seed: number, length: number): Uint8Array {
  const dice = createDice(seed);
  return Uint8Array.from({ length }, () => dice.below(256));
}

function* repeat(piece: string, times: number): Iterable<string> {
  for (let time = 0; time < times; time += 1) yield piece;
}

function* forever(piece: string): Iterable<string> {
  for (;;) yield piece;
}

function* chain(first: Iterable<string>, then: Iterable<string>): Iterable<string> {
  yield* first;
  yield* then;
}
