import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  readonly data: string;
}

/** A mail server without TLS that takes letters, or answers a command as told. */
export interface MailServer {
  readonly port: number;
  readonly letters: Letter[];
  /** What it says to commands that begin so, in place of what it should. */
  readonly odd: Map<string, string>;
}

export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const odd = new Map<string, string>();
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on("error", () => {});
    serve(line, { letters, odd });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const line of lines) line.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, letters, odd };
}

function serve(line: Socket, { letters, odd }: Pick<MailServer, "letters" | "odd">): void {
  let [from, data, buffer, isData] = ["", "", "", false];
  let to: string[] = [];
  const say = (text: string) => line.write(`${text}\r\n`);
  say("220 mail.test");

  function obey(command: string): void {
    const verb = command.split(/[ :]/u)[0]?.toUpperCase() ?? "";
    const said = odd.get(verb);
    if (said !== undefined) {
      if (said !== "") say(said);
      return;
    }
    if (verb === "EHLO") say("250 mail.test");
    else if (verb === "MAIL") {
      from = command;
      to = [];
      say("250 ok");
    } else if (verb === "RCPT") {
      to.push(command);
      say("250 ok");
    } else if (verb === "DATA") {
      isData = true;
      data = "";
      say("354 go on");
    } else if (verb === "QUIT") line.end("221 bye\r\n");
    else say("502 no");
  }

  line.on("data", (chunk: Buffer) => {
    buffer += chunk.toString();
    for (let at = buffer.indexOf("\r\n"); at >= 0; at = buffer.indexOf("\r\n")) {
      const text = buffer.slice(0, at);
      buffer = buffer.slice(at + 2);
      if (!isData) obey(text);
      else if (text === ".") {
        isData = false;
        letters.push({ from, to, data });
        say("250 taken");
      } else data += `${text}\n`;
    }
  });
}
