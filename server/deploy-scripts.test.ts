import { execFileSync, spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";

const scriptAt = (name: string) => fileURLToPath(new URL(`../deploy/${name}`, import.meta.url));

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Version {
  readonly name: string;
  /** The version of the tables it writes. */
  readonly tables: number;
  /** Whether it becomes ready where it is tried, and in its place. */
  readonly isWell?: readonly [tried: boolean, inPlace: boolean];
}

/** What the script asks of Node, of the programs of a version, by its arguments. */
const NODE = `#!/bin/sh
case "$1" in --env-file*) shift ;; esac
is_readable() { [ "$(cat "$1/tables")" -le "$(cat tables)" ]; }
case "$*" in
"-p "*MATHFLOW_DATA*) echo "$PLACE/data" ;;
"-p "*MATHFLOW_BACKUPS*) echo "$PLACE/data/backups" ;;
"-p "*) echo ;;
"tools/run.mjs "*) mkdir -p dist/app/assets && touch "dist/app/assets/$(cat name).js" ;;
"deploy/health.mjs") [ -e "$PLACE/current/well" ] ;;
"deploy/health.mjs http://trial") [ -e tried ] ;;
"cli/main.ts serve") echo "MathFlow is ready: http://trial" && exec sleep 60 ;;
"cli/main.ts school doctor") is_readable "$MATHFLOW_DATA" || { echo "fail  sync.sqlite  It is of a newer version (2)"; exit 1; } ;;
"cli/main.ts school verify "*) is_readable "$4" ;;
"cli/main.ts school backup "*) mkdir "$4/copy" && cp "$MATHFLOW_DATA/tables" "$4/copy" && echo "$4/copy" ;;
"cli/main.ts school restore "*) cp "$4/tables" "$MATHFLOW_DATA" ;;
*) exit 9 ;;
esac
`;

/** What the script asks of systemd. A start brings older tables up to date, and copies them before. */
const SERVICE = `#!/bin/sh
echo "$1 $(cat "$PLACE/current/name")" >>"$PLACE/service.log"
found=$(cat "$PLACE/data/tables") wanted=$(cat "$PLACE/current/tables")
[ "$1" = start ] && [ "$wanted" -gt "$found" ] || exit 0
mkdir -p "$PLACE/data/backups/2026-10-05T12-00-0\${wanted}Z"
cp "$PLACE/data/tables" "$PLACE/data/backups/2026-10-05T12-00-0\${wanted}Z"
cp "$PLACE/current/tables" "$PLACE/data/tables"
`;

function writeVersion(folder: string, { name, tables, isWell: [tried, inPlace] = [true, true] }: Version): string {
  mkdirSync(path.join(folder, "node_modules/.bin"), { recursive: true });
  writeFileSync(path.join(folder, "node_modules/.bin/node"), NODE);
  chmodSync(path.join(folder, "node_modules/.bin/node"), 0o755);
  for (const file of ["package.json", ...(tried ? ["tried"] : []), ...(inPlace ? ["well"] : [])]) {
    writeFileSync(path.join(folder, file), "");
  }
  writeFileSync(path.join(folder, "name"), name);
  writeFileSync(path.join(folder, "tables"), String(tables));
  return folder;
}

/** A computer on which `first` runs, with tables of version 1. */
function makeComputer() {
  const place = makeFolder();
  const first = writeVersion(path.join(place, "releases/first"), { name: "first", tables: 1 });
  mkdirSync(path.join(first, "dist/app/assets"), { recursive: true });
  writeFileSync(path.join(first, "dist/app/assets/first.js"), "");
  symlinkSync(first, path.join(place, "current"));
  mkdirSync(path.join(place, "data"));
  for (const [file, text] of [
    ["data/identity.sqlite", ""],
    ["data/tables", "1"],
    ["service", SERVICE],
  ] as const) {
    writeFileSync(path.join(place, file), text);
  }
  const bin = path.join(place, "bin");
  mkdirSync(bin);
  symlinkSync(path.join(first, "node_modules/.bin/node"), path.join(bin, "node"));
  const nameAt = (link: string) => readFileSync(path.join(place, link, "name"), "utf8");
  return {
    place,
    update: (...args: readonly string[]) => {
      const env = { PATH: `${bin}:${process.env["PATH"]}`, PLACE: place, SERVICE: `sh ${place}/service`, WAIT: "2" };
      const { status, stdout, stderr } = spawnSync("sh", [scriptAt("update.sh"), ...args], { env, encoding: "utf8" });
      return { status, said: `${stdout}${stderr}` };
    },
    bring: (version: Version) => writeVersion(path.join(makeFolder(), "mathflow"), version),
    state: () => ({
      current: nameAt("current"),
      before: existsSync(path.join(place, "before")) ? nameAt("before") : undefined,
      tables: readFileSync(path.join(place, "data/tables"), "utf8"),
    }),
    asked: () =>
      existsSync(path.join(place, "service.log")) ? readFileSync(path.join(place, "service.log"), "utf8") : "",
  };
}

describe("[SRV48] another version of the server", () => {
  test("takes the place of the one that runs, and gives it back with data that it can read", () => {
    const { place, update, bring, state } = makeComputer();
    expect(update(bring({ name: "second", tables: 2 }))).toMatchObject({ status: 0 });
    expect(state()).toEqual({ current: "second", before: "first", tables: "2" });
    // Open pages still find the files of the version they came from.
    expect(readdirSync(path.join(place, "current/dist/previous/assets"))).toEqual(["first.js"]);
    expect(readlinkSync(path.join(place, "current"))).toContain("/releases/");

    expect(update("back")).toMatchObject({
      status: 0,
      said: expect.stringContaining("back from the copy 2026-10-05T12-00-02Z"),
    });
    expect(state()).toEqual({ current: "first", before: "second", tables: "1" });
    expect(readdirSync(path.join(place, "current/dist/previous/assets"))).toContain("second.js");
  });

  test("is left again by itself when it does not become ready", () => {
    const { update, bring, state, asked } = makeComputer();
    const ill = bring({ name: "ill", tables: 2, isWell: [true, false] });
    execFileSync("tar", ["-cf", `${ill}.tar`, "-C", path.dirname(ill), path.basename(ill)]);
    const { status, said } = update(`${ill}.tar`);
    expect(status).toBe(1);
    expect(said).toContain("does not become ready within 2 seconds: going back by itself");
    expect(state()).toEqual({ current: "first", before: undefined, tables: "1" });
    expect(asked()).toBe("stop first\nstart ill\nstop ill\nstart first\n");
  });

  test("is not begun where a start on a copy of the data fails, or what was named is no version", () => {
    const { place, update, bring, state, asked } = makeComputer();
    expect(update(bring({ name: "ill", tables: 1, isWell: [false, true] }))).toMatchObject({
      status: 1,
      said: expect.stringContaining("Nothing was changed"),
    });
    expect(update(path.join(place, "data")).said).toContain("There is no version of MathFlow");
    expect(update("back").said).toContain("There is no version before");
    expect([asked(), state().current]).toEqual(["", "first"]);
    expect(readdirSync(path.join(place, "releases"))).toEqual(["first"]);
    expect(readdirSync(place).filter((name) => name.startsWith("trial"))).toEqual([]);
  });
});

test("[SRV48] `mathflow` is that of the version that runs, with the settings of the service", () => {
  const place = makeFolder();
  const version = path.join(place, "releases/first");
  for (const folder of ["node_modules/.bin", "cli", "deploy"])
    mkdirSync(path.join(version, folder), { recursive: true });
  symlinkSync(process.execPath, path.join(version, "node_modules/.bin/node"));
  const says = "console.log(process.argv.slice(2).join(), process.env.MATHFLOW_DATA, process.env.PORT)";
  writeFileSync(path.join(version, "cli/main.ts"), says);
  copyFileSync(scriptAt("mathflow.sh"), path.join(version, "deploy/mathflow.sh"));
  symlinkSync(version, path.join(place, "current"));
  symlinkSync(path.join(place, "current/deploy/mathflow.sh"), path.join(place, "mathflow"));
  const ask = (settings: string) => {
    writeFileSync(path.join(place, "env"), settings);
    const env = { PATH: process.env["PATH"], SETTINGS: path.join(place, "env") };
    return execFileSync("sh", [path.join(place, "mathflow"), "school", "doctor"], { env, encoding: "utf8" }).trim();
  };
  expect(ask("PORT=443\n")).toBe("school,doctor /var/lib/mathflow 443");
  expect(ask("MATHFLOW_DATA=/mnt/data\n")).toBe("school,doctor /mnt/data undefined");
});

describe("[SRV49] a school's own certificates", () => {
  test("are made, renewed under the same root, and for no name but the school's", () => {
    const folder = path.join(makeFolder(), "tls");
    const make = (...names: readonly string[]) =>
      execFileSync("sh", [scriptAt("make-certificate.sh"), folder, ...names], { encoding: "utf8", stdio: "pipe" });
    const read = (name: string) => new X509Certificate(readFileSync(path.join(folder, name)));
    const said = make("mathflow.lan", "10.0.0.5");
    const [root, first] = [read("root.pem"), read("cert.pem")];
    expect(said).toContain(root.fingerprint256);
    for (const key of ["root-key.pem", "key.pem"]) expect(statSync(path.join(folder, key)).mode & 0o777).toBe(0o600);
    expect(root.ca && first.checkIssued(root) && first.verify(root.publicKey)).toBe(true);
    expect(first.subjectAltName).toBe("DNS:mathflow.lan, IP Address:10.0.0.5");
    const days = ({ validFromDate, validToDate }: X509Certificate) => (+validToDate - +validFromDate) / 86_400_000;
    expect([first, root].map(days)).toEqual([397, 3650]);

    make("mathflow.lan", "192.168.7.1");
    expect(read("root.pem").fingerprint256).toBe(root.fingerprint256);
    expect(read("cert.pem").fingerprint256).not.toBe(first.fingerprint256);
    const second = read("cert.pem").fingerprint256;
    expect(() => make("bank.example")).toThrow("was not made for bank.example");
    expect(read("cert.pem").fingerprint256).toBe(second);
    expect(readdirSync(folder).toSorted()).toEqual(["cert.pem", "key.pem", "root-key.pem", "root.pem"]);
  });
});
