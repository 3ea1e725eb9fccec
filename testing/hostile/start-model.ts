import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createDice } from "./dice.ts";
import { fitSchema } from "./fit-schema.ts";
import { friendly, friendlyShape, friendlyWords } from "./friendly.ts";
import { readRequest, type ReadRequest } from "./read-request.ts";
import { sendAll } from "./send.ts";
import { createRecord, type RequestRecord } from "./record.ts";
import type { Asked, Behaviour, ModelOptions, Output, RunningModel, Wire } from "./types.ts";
import { encodeChat } from "./wire-chat.ts";
import type { Encoded } from "./wire-format.ts";
import { encodeResponses } from "./wire-responses.ts";
import { encodeTranscription } from "./wire-transcribe.ts";

/** Starts a language model of ours on this computer: it speaks OpenAI's formats, and behaves as it is told to. */
export async function startModel(options: ModelOptions = {}): Promise<RunningModel> {
  const records: RequestRecord[] = [];
  let set = { behaviour: options.behaviour ?? friendly, number: 0 };
  const server = createServer({ noDelay: true }, (request, response) => {
    const record = createRecord(records.length + 1, request);
    records.push(record);
    void answer(request, response, record).catch(() => response.destroy());
  });
  const origin = await listen();

  async function answer(request: IncomingMessage, response: ServerResponse, record: RequestRecord): Promise<void> {
    const gone = goneSignal(response, record);
    const read = await readRequest(request, record, options);
    if (read.type === "refused") return refuse(response, read);
    const dice = createDice((options.seed ?? 1) * 7_919 + record.number);
    const { number, behaviour } = set;
    set = { behaviour, number: number + 1 };
    const chosen = choose(behaviour, read.asked, number);
    record.answeredBy(read.asked, chosen.name);
    options.onAsked?.(read.asked, chosen.name);
    const encoded = speak(chosen, read.asked, record.number);
    await (chosen.send ?? sendAll)({ ...encoded, response, asked: read.asked, dice, gone, elsewhere: elsewhere() });

    function choose(behaviour: Behaviour, asked: Asked, number: number): Behaviour {
      return behaviour.choose === undefined ? behaviour : choose(behaviour.choose(asked, dice, number), asked, number);
    }

    function speak(chosen: Behaviour, asked: Asked, id: number): Encoded {
      const words = (chosen.say ?? friendlyWords)(asked, dice);
      const fitting = { words, value: fitSchema(asked, words) };
      const shape = asked.api === "transcribe" && chosen.shape === undefined ? heardShape : friendlyShape;
      return encode(asked, (chosen.shape ?? shape)(fitting, asked, dice), id);
    }
  }

  async function listen(): Promise<string> {
    server.listen(options.port ?? 0, "127.0.0.1");
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  function elsewhere(): string {
    return `${origin.replace("127.0.0.1", "localhost")}/elsewhere`;
  }

  return {
    url: `${origin}/v1`,
    origin,
    get requests() {
      return records.map(({ view }) => view());
    },
    set: (behaviour) => {
      set = { behaviour, number: 0 };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function goneSignal(response: ServerResponse, record: RequestRecord): Wire["gone"] {
  const gone = new AbortController();
  response.once("close", () => {
    record.over(!response.writableFinished);
    gone.abort();
  });
  return gone.signal;
}

function refuse(response: ServerResponse, { status, body }: Extract<ReadRequest, { type: "refused" }>): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

function heardShape({ words }: { readonly words: string }): Output {
  return { parts: [{ type: "text", text: words }], usage: "fitting", ending: "complete" };
}

function encode(asked: Asked, output: Output, number: number): Encoded {
  const id = number.toString(16).padStart(12, "0");
  switch (asked.api) {
    case "responses":
      return encodeResponses(asked, output, id);
    case "chat":
      return encodeChat(asked, output, id);
    case "transcribe":
      return encodeTranscription(asked, output);
  }
}
