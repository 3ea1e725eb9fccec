import { generateSync } from "otplib";
import { openBrowser, openSchool, PASSWORD, type World } from "./school.fixture.ts";

export const STEP = 30_000;

export interface Made {
  readonly secret: string;
  readonly uri: string;
}

/** A teacher with a second step, confirmed by the code of the step before this one. */
export async function openSecondStep(world: World) {
  const school = await openSchool(world, "North", []);
  const { teacher, login } = school;
  const { secret } = (await teacher.ask("POST", "/auth/second-step", { proof: PASSWORD })).body as Made;
  const codeOf = (shift = 0) => generateSync({ secret, epoch: (Date.now() + shift) / 1000 });
  const confirmed = await teacher.ask("POST", "/auth/second-step/confirmation", { code: codeOf(-STEP) });
  const { codes } = confirmed.body as { readonly codes: readonly string[] };
  return { world, school, teacher, login, secret, codeOf, codes };
}

/** Types the right one. */
export async function typePassword(world: World, login: string, browser = openBrowser(world)) {
  world.wait(1_001);
  const answer = await browser.ask("POST", "/auth/teacher", { login, password: PASSWORD });
  return { browser, answer };
}

export const statusOf = async (asked: Promise<{ readonly status: number }>) => (await asked).status;
