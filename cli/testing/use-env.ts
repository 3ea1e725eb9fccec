import { onTestFinished } from "vitest";

/** Variables of the environment, for as long as the test runs. */
export function useEnv(env: Readonly<Record<string, string>>): void {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  onTestFinished(() => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
}
