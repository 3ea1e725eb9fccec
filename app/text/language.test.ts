import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LearnerId, type AppLanguage } from "#engine";
import type { LearnerProfile } from "#workers/engine-api";
import { useEngine } from "../engine-store.ts";
import { fetchLanguage, languageAt, listHere, localeHere, nameHere, textHere, useLanguages } from "./language.ts";

const before = useEngine.getState().view;

function learns(appLanguage: AppLanguage | undefined): void {
  const learner: LearnerProfile = {
    id: LearnerId.parse("0199a3c0-0000-4000-8000-000000000001"),
    name: "Ada",
    grade: 3,
    locale: "en",
    appLanguage,
  };
  useEngine.setState({ view: { ...before, phase: "ready", learner } });
}

function standsAt(path: string, language = "en-US"): void {
  const { pathname, search } = new URL(path, "https://school.test");
  vi.stubGlobal("location", { pathname, search });
  vi.stubGlobal("navigator", { language });
}

beforeEach(async () => {
  standsAt("/");
  await fetchLanguage();
});

afterEach(() => {
  vi.unstubAllGlobals();
  useEngine.setState({ view: before });
  useLanguages.setState({ guest: "en", spanish: "not-asked" });
});

describe("[APP111] a screen is in one language", () => {
  test.for([
    ["/", "es"],
    ["/path", "es"],
    ["/map", "es"],
    ["/map?view=list", "es"],
    ["/grown-ups", "es"],
    ["/settings", "es"],
    ["/report", "es"],
    ["/sessions", "es"],
    ["/join", "es"],
    ["/report?skill=g3.rnd10", "en"],
    ["/sessions/0199a3c0-0000-4000-8000-000000000002", "en"],
    ["/practice", "en"],
    ["/practice/g3.rnd10", "en"],
    ["/learn", "en"],
    ["/learn/g3.rnd10", "en"],
    ["/exam", "en"],
    ["/exam/default", "en"],
    ["/ask", "en"],
    ["/think", "en"],
    ["/survey/start-of-year", "en"],
    ["/placement", "en"],
    ["/decisions", "en"],
    ["/teach/class/1/people", "en"],
    ["/parent", "en"],
    ["/nowhere", "en"],
  ] as const)("%s in %s for who chose Spanish", ([address, language]) => {
    learns("es");
    const { pathname, search } = new URL(address, "https://school.test");
    expect(languageAt(pathname, search)).toBe(language);
    learns(undefined);
    expect(languageAt(pathname, search)).toBe("en");
  });

  test("names, lists, days and words follow the screen together", () => {
    learns("es");
    standsAt("/map");
    expect(nameHere("g3.rnd10", "Rounding to tens")).toBe("Redondear a decenas");
    expect(nameHere("default/g3.rnd10", "Rounding to tens")).toBe("Redondear a decenas");
    expect(nameHere("default/fractions", "A quick check")).toBe("Una revisión rápida");
    expect(nameHere(null, "Ms Okafor’s exam")).toBe("Ms Okafor’s exam");
    expect(listHere(["uno", "dos", "tres"])).toBe("uno, dos y tres");
    expect(localeHere()).toBe("es-419");
    expect(textHere("nav.map")).toBe("Mapa de temas");

    standsAt("/practice");
    expect(nameHere("g3.rnd10", "Rounding to tens")).toBe("Rounding to tens");
    expect(listHere(["one", "two", "three"])).toBe("one, two, and three");
    expect(localeHere()).toBe("en-US");
    expect(textHere("nav.map")).toBe("Skill map");
  });

  test.for([
    ["es-MX", "es-MX"],
    ["es", "es"],
    ["en-GB", "es-419"],
    ["fr-FR", "es-419"],
  ] as const)("days are written as the device's country does, where it speaks Spanish: %s", ([device, locale]) => {
    learns("es");
    standsAt("/", device);
    expect(localeHere()).toBe(locale);
  });
});

describe("[APP113] each learner has their own", () => {
  test("who chose nothing reads English, next to who chose Spanish on the same device", () => {
    learns("es");
    expect(languageAt("/", "")).toBe("es");
    learns(undefined);
    expect(languageAt("/", "")).toBe("en");
  });

  test("before anybody is known it is what was chosen for the first run, at whichever address that stands", () => {
    useEngine.setState({ view: { ...before, phase: "no-learner" } });
    expect(languageAt("/practice", "")).toBe("en");
    useLanguages.setState({ guest: "es" });
    expect(languageAt("/practice", "")).toBe("es");
    expect(languageAt("/teach", "")).toBe("en");
    // Whose language it is nobody knows yet.
    useEngine.setState({ view: before });
    expect(languageAt("/", "")).toBe("en");
  });
});

test("[APP111] a lesson is in the language of its page, the list of lessons in English", () => {
  learns("es");
  const { view } = useEngine.getState();
  const lesson = { language: "es" } as NonNullable<NonNullable<typeof view.activities>["lesson"]>;
  const activities = { lesson } as NonNullable<typeof view.activities>;
  useEngine.setState({ view: { ...view, activities } });
  expect(languageAt("/learn/g3.rnd10", "")).toBe("es");
  expect(languageAt("/learn", "")).toBe("en");
  useEngine.setState({ view: { ...view, activities: { ...activities, lesson: null } } });
  expect(languageAt("/learn/g3.rnd10", "")).toBe("en");
});

test("[APP112] a language whose words are not here leaves everything English", () => {
  learns("es");
  for (const spanish of ["not-asked", "coming", "missing"] as const) {
    useLanguages.setState({ spanish });
    expect(languageAt("/", "")).toBe("en");
    expect(nameHere("g3.rnd10", "Rounding to tens")).toBe("Rounding to tens");
  }
});
