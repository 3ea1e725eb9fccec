import { existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";

const HOMES = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/** The folder with `initdb` and `postgres`: named by a variable, on the path, or where packages put it, the newest first. */
export function findPostgres(): string | undefined {
  const versions = HOMES.filter((home) => existsSync(home)).flatMap((home) =>
    readdirSync(home)
      .filter((name) => /^(?:postgresql@?)?\d*$/u.test(name))
      .toSorted((a, b) => Number(b.replace(/\D/gu, "")) - Number(a.replace(/\D/gu, "")))
      .map((name) => path.join(home, name, "bin")),
  );
  const onPath = (process.env["PATH"] ?? "").split(path.delimiter);
  const found = [process.env["MATHFLOW_POSTGRES_BIN"] ?? "", ...onPath, ...versions]
    .filter((folder) => folder !== "")
    .find((folder) => existsSync(path.join(folder, "initdb")));
  // A link to it has its fellows elsewhere.
  return found && path.dirname(realpathSync(path.join(found, "initdb")));
}
