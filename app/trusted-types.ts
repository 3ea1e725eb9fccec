/** The app's Trusted Types policy (`app` in the Content-Security-Policy; `start` is that of `first-paint.js`). */
interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => unknown;
}

interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | null = null;

/**
 * The address of a worker or service worker of our own, in the form the browser accepts.
 * Throws for another origin: nothing but our own files may run.
 */
export function ownScriptUrl(url: string): string {
  policy ??= createPolicy();
  // Typed as text, because the DOM types of Worker and register take only that; the browser takes the object.
  return policy.createScriptURL(url) as string;
}

function createPolicy(): ScriptUrlPolicy {
  const rules = { createScriptURL: (url: string) => sameOriginUrl(url, document.baseURI) };
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  return factory === undefined ? rules : factory.createPolicy("app", rules);
}

/** The whole address of a script of the page's own origin. Throws for any other. */
export function sameOriginUrl(url: string, page: string): string {
  const { origin, href } = new URL(url, page);
  if (origin === "null" || origin !== new URL(page).origin) throw new TypeError(`not our own script: ${origin}`);
  return href;
}
