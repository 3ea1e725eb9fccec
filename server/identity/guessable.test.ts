import { expect, test } from "vitest";
import { isGuessable } from "./guessable.ts";
import { openBrowser, openSchool, openWorld, PASSWORD } from "./school.fixture.ts";

test.for([
  "password1234",
  "Password123456",
  "qwertyuiop12",
  "123456789012",
  "abcdefghijkl",
  "zyxwvutsrqpo",
  "aaaaaaaaaaaa",
  "abababababab",
  "ada.lovelace1",
  "MathFlow2026",
])("[IDN26] %s is tried first", (password) => {
  expect(isGuessable(password, "ada.lovelace")).toBe(true);
});

test.for([
  "correct horse battery",
  "tiny purple lamp",
  "3 green bottles fell",
  "kx7#vq2mzt9w",
  "Schildkr\u00f6te im Regen",
])("[IDN26] %s is not", (password) => {
  expect(isGuessable(password, "ada.lovelace")).toBe(false);
});

test("[IDN26] such a password is refused when a teacher is made and when it is changed", async () => {
  const world = openWorld();
  const { teacher } = await openSchool(world, "North", []);
  const code = await world.identity.issueSetUpCode();
  const setUp = { code, login: "ada", name: "Ada", password: "password1234" };
  expect((await openBrowser(world).ask("POST", "/auth/setup", setUp)).status).toBe(400);
  expect((await teacher.ask("POST", "/auth/password", { current: PASSWORD, next: "123456789012" })).status).toBe(400);
  expect((await openBrowser(world).ask("POST", "/auth/setup", { ...setUp, password: PASSWORD })).status).toBe(201);
});
