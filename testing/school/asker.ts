export interface Asked {
  readonly status: number;
  readonly body: unknown;
}

/** Asks a server as a browser's page does, with its cookies. */
export interface Asker {
  /** The answer, whatever its status. @throws where none comes */
  readonly ask: (
    method: string,
    address: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Asked>;
  /** What was asked for. @throws where it is refused */
  readonly get: (method: string, address: string, body?: unknown) => Promise<unknown>;
  /** The header with all that the server has set. */
  readonly cookie: () => string;
}

/** @param url - of the server; addresses are those under `/v1` */
export function createAsker(url: string): Asker {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  const ask: Asker["ask"] = async (method, address, body, headers = {}) => {
    const response = await fetch(`${url}/v1${address}`, {
      method,
      headers: {
        Cookie: cookie(),
        Origin: url,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
  };

  return {
    ask,
    cookie,
    get: async (method, address, body) => {
      const answer = await ask(method, address, body);
      if (answer.status >= 300)
        throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
  };
}
