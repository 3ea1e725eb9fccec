import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const HOMES = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/** The folder with `initdb` and `postgres`: where the set-up found it, on the path, or where packages put it. */
export function findPostgres(): string | undefined {
  const remembered = fileURLToPath(new URL("../../.cache/postgres", import.meta.url));
  const candidates = [
    process.env["MATHFLOW_POSTGRES_BIN"] ?? "",
    existsSync(remembered) ? readFileSync(remembered, "utf8").trim() : "",
    ...(process.env["PATH"] ?? "").split(path.delimiter),
    ...HOMES.filter((home) => existsSync(home)).flatMap((home) =>
      readdirSync(home)
        .filter((name) => /^(?:postgresql)?[@\d.]*$/u.test(name))
        .toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
        .map((name) => path.join(home, name, "bin")),
    ),
  ];
  const found = candidates.find((folder) => folder !== "" && existsSync(path.join(folder, "initdb")));
  // A link to it has its fellows elsewhere.
  return found && path.dirname(realpathSync(path.join(found, "initdb")));
}
