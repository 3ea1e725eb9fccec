import { TrieRouter } from "hono/router/trie-router";
import type { Json } from "../http/openapi.ts";

/** What was asked, by a name of a closed list: the ids of the operations, `app` and `none`. Never an address as it was sent. */
export type NameOperation = (method: string, url: string) => string;

/** @param document - as OpenAPI has it; asked for at the first name, as it takes a while */
export function createOperationNames(document: () => Json): NameOperation {
  let router: TrieRouter<string> | undefined;
  return (method, url) => {
    const path = URL.parse(url, "http://here")?.pathname;
    if (path === undefined) return "none";
    const asked = method === "HEAD" ? "GET" : method;
    router ??= routerOf(document());
    const [[found] = []] = router.match(asked, path)[0];
    if (found !== undefined) return found;
    return asked === "GET" && !/^\/v1(?:\/|$)/u.test(path) ? "app" : "none";
  };
}

function routerOf({ paths }: Json): TrieRouter<string> {
  const router = new TrieRouter<string>();
  for (const [path, methods] of Object.entries(
    paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>,
  )) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      router.add(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/gu, ":$1"), operationId);
    }
  }
  return router;
}

interface Operation {
  readonly operationId: string;
}
