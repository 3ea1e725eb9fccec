import { describeLlm, readSettings, SettingsError, startServer, type ServeSettings } from "#server";
import { messageOf, misuse, UsageError, type Command } from "../command.ts";

export const serveCommand: Command = {
  help: `Serves the built app, and asks a language model for words where one is configured.

usage: mathflow serve

PORT (8787) and HOST (127.0.0.1) say where; MATHFLOW_DATA (./data) where data are kept; MATHFLOW_APP
(./dist/app) where the built app is; MATHFLOW_SW=off serves a service worker that removes itself. Prints the address when
ready, and on standard error which model is asked. SIGTERM or SIGINT end it.

With OPENAI_API_KEY or OPENAI_BASE_URL a language model is asked for words (OPENAI_MODEL, OPENAI_TRANSCRIBE_MODEL);
MATHFLOW_LLM=off and MATHFLOW_DICTATION=off switch words and dictation off for the school. docs/llm.md has the rest.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, serveCommand, `serve takes no arguments, got ${args.join(" ")}`);
    let settings: ServeSettings;
    let server: Awaited<ReturnType<typeof startServer>>;
    try {
      settings = readSettings(process.env);
      server = await startServer(settings);
    } catch (cause) {
      if (cause instanceof SettingsError) throw new UsageError(cause.message, { cause });
      io.note(`mathflow serve: ${explain(cause)}`);
      return 1;
    }
    // Who reads that it is ready may stop it at once.
    const stopped = new Promise<void>((resolve) => {
      process.once("SIGTERM", () => resolve());
      process.once("SIGINT", () => resolve());
    });
    io.out(`MathFlow is ready: ${server.url}`);
    if (settings.llm !== undefined) io.note(describeLlm(settings.llm));
    if (server.otherUrls.length > 0) {
      io.note("Browsers on other devices run MathFlow over HTTPS only. Put a proxy with a certificate in front of");
      for (const url of server.otherUrls) io.note(`  ${url}`);
    }
    await stopped;
    await server.close();
    return 0;
  },
};

function explain(cause: unknown): string {
  const { code, port, address } = cause as {
    readonly code?: string;
    readonly port?: number;
    readonly address?: string;
  };
  switch (code) {
    case "EADDRINUSE":
      return `port ${port} is in use; choose another with PORT`;
    case "EACCES":
      return port === undefined ? messageOf(cause) : `port ${port} needs more rights; choose one above 1023 with PORT`;
    case "EADDRNOTAVAIL":
      return `HOST ${address} is no address of this computer`;
    case undefined:
    default:
      return messageOf(cause);
  }
}
