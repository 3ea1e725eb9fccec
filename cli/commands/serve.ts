import { describeLlm, readSettings, SettingsError, startServer, type RunningServer, type ServeSettings } from "#server";
import { messageOf, misuse, UsageError, type Command } from "../command.ts";

export const serveCommand: Command = {
  help: `Serves the built app and the school that works with it, and asks a language model for words where one is configured.

usage: mathflow serve

PORT (8787) and HOST (127.0.0.1) say where; MATHFLOW_DATA (./data) where data are kept; MATHFLOW_APP
(./dist/app) where the built app is; MATHFLOW_SW=off serves a service worker that removes itself. Prints the address when
ready, and on standard error which model is asked. SIGTERM or SIGINT end it.

While there is no teacher yet, a code that makes the first one is printed on standard error at every start.
MATHFLOW_BACKUPS says where copies of the data go, DATABASE_URL keeps the data in PostgreSQL, MATHFLOW_TLS_CERT and
MATHFLOW_TLS_KEY make it speak https, MATHFLOW_BEHIND_PROXY=on believes a proxy in front of it, MATHFLOW_OPEN_NETWORK=on
lets people sign in without https. docs/running.md has the rest.

With OPENAI_API_KEY or OPENAI_BASE_URL a language model is asked for words (OPENAI_MODEL, OPENAI_TRANSCRIBE_MODEL);
MATHFLOW_LLM=off and MATHFLOW_DICTATION=off switch words and dictation off for the school. docs/llm.md has the rest.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, serveCommand, `serve takes no arguments, got ${args.join(" ")}`);
    let settings: ServeSettings;
    let server: RunningServer;
    try {
      settings = readSettings(process.env);
      server = await startServer(settings);
    } catch (cause) {
      if (cause instanceof SettingsError) throw new UsageError(cause.message, { cause });
      io.note(`mathflow serve: ${explain(cause)}`);
      return 1;
    }
    // Who reads that it is ready may stop it at once; a terminal says it twice, and the end is to be in good order.
    const stopped = new Promise<void>((resolve) => {
      process.on("SIGTERM", () => resolve());
      process.on("SIGINT", () => resolve());
    });
    io.out(`MathFlow is ready: ${server.url}`);
    if (settings.llm !== undefined) io.note(describeLlm(settings.llm));
    for (const line of [...describeAddresses(settings, server), ...server.notes]) io.note(line);
    if (server.setUpCode !== undefined) {
      io.note(
        `To teach a class, open ${originFor(settings, server)}/teach and type the code ${server.setUpCode} within a day; it makes the first teacher.`,
      );
    }
    const { rereadCertificate } = server;
    if (rereadCertificate !== undefined) process.on("SIGHUP", () => void rereadCertificate());
    await stopped;
    await server.close();
    return 0;
  },
};

/** Behind a proxy, or under a certificate for its name, its own address is of no use to a teacher. */
function originFor({ address }: ServeSettings, { url }: RunningServer): string {
  return address === undefined ? url : new URL(address).origin;
}

function describeAddresses(
  { tls, openNetwork = false }: ServeSettings,
  { otherUrls }: RunningServer,
): readonly string[] {
  const list = otherUrls.map((url) => `  ${url}`);
  const warning = openNetwork
    ? ["People may sign in without https: whoever can listen on this network can read their PINs."]
    : [];
  if (list.length === 0) return warning;
  if (tls !== undefined) return ["Other devices open", ...list, ...warning];
  return [
    "Browsers on other devices work without a network only where MathFlow comes over https: give it a certificate",
    "(MATHFLOW_TLS_CERT, MATHFLOW_TLS_KEY) or put a proxy that has one in front of",
    ...list,
    ...warning,
  ];
}

/** Of two ports the second is named by its number. */
function settingOf(port: number | undefined): string {
  return process.env["MATHFLOW_SETUP_PORT"]?.trim() === String(port) ? "MATHFLOW_SETUP_PORT" : "PORT";
}

function explain(cause: unknown): string {
  const { code, port, address } = cause as {
    readonly code?: string;
    readonly port?: number;
    readonly address?: string;
  };
  switch (code) {
    case "EADDRINUSE":
      return `port ${port} is in use; choose another with ${settingOf(port)}`;
    case "EACCES":
      return port === undefined
        ? messageOf(cause)
        : `port ${port} needs more rights; choose one above 1023 with ${settingOf(port)}`;
    case "EADDRNOTAVAIL":
      return `HOST ${address} is no address of this computer`;
    case undefined:
    default:
      return messageOf(cause);
  }
}
