import { expect, test } from "vitest";
import { createOneAtATime } from "./one-at-a-time.ts";

function makeRequests() {
  const made: string[] = [];
  const answers: (() => void)[] = [];
  const request = (name: string) => () => {
    made.push(name);
    return new Promise<void>((resolve) => void answers.push(resolve));
  };
  return { made, request, answer: () => answers.shift()?.() };
}

test("[APP38] a second press on what is shown does nothing while the first is under way", async () => {
  const once = createOneAtATime();
  const { made, request, answer } = makeRequests();
  const open = {};
  const first = once(open, request("check"));
  await once(open, request("check again"));
  answer();
  await first;
  void once(open, request("check later"));
  expect(made).toEqual(["check", "check later"]);
});

test("[APP38] a press on what is new counts, though the request that brought it has no answer yet", async () => {
  const once = createOneAtATime();
  const { made, request, answer } = makeRequests();
  const [open, finished] = [{}, {}];
  const first = once(open, request("check"));
  void once(finished, request("next"));
  answer();
  await first;
  await once(finished, request("next again"));
  expect(made).toEqual(["check", "next"]);
});

test("[APP38] a request that fails leaves the way free", async () => {
  const once = createOneAtATime();
  const open = {};
  await expect(once(open, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  const { made, request } = makeRequests();
  void once(open, request("check"));
  expect(made).toEqual(["check"]);
});
