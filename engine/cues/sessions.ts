/** How a feeling and a goodbye are heard in any session, by language: another one is another table with the same names. */
export * as SESSIONS from "./en/sessions.ts";
