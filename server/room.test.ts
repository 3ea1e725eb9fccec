import { expect, test } from "vitest";
import { createRoom } from "./room.ts";

test("[SYN96] one who has too much on the way gets no more, and all together neither; what is given back is there once", () => {
  const room = createRoom({ each: 10, all: 25 });
  const give = room.take("a", 12);
  expect([room.has("a"), room.has("b")]).toEqual([false, true]);
  room.take("b", 9);
  room.take("b", 9);
  expect([room.has("b"), room.has("c")]).toEqual([false, false]);
  give();
  give();
  expect([room.has("a"), room.has("b"), room.has("c")]).toEqual([true, false, true]);
  room.take("c", 7);
  expect(room.has("d")).toBe(false);
});
