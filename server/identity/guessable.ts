/** Beginnings of what is tried first, as they stand at the head of lists of leaked passwords. */
const WELL_KNOWN = [
  "password",
  "passwort",
  "qwerty",
  "azerty",
  "letmein",
  "iloveyou",
  "welcome",
  "administrator",
  "mathflow",
  "teacher",
  "changeme",
];
const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
];
/** What must be left when these are taken out. */
const REST = 6;

/** Whether a password is among those that are tried first: what is left without names, runs and repetitions is short. */
export function isGuessable(password: string, login: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  const named = [login.toLowerCase(), ...WELL_KNOWN].reduce((text, word) => text.replaceAll(word, ""), plain);
  return withoutRuns(named).length < REST || new Set(plain).size < REST;
}

/** Steps of a run, forwards or backwards, count once. */
function withoutRuns(text: string): string {
  return [...text].filter((letter, at, all) => !isStep(all[at - 1] ?? "", letter)).join("");
}

function isStep(before: string, letter: string): boolean {
  if (before === "") return false;
  return before === letter || RUNS.some((run) => run.includes(before + letter) || run.includes(letter + before));
}
