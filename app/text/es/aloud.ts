import type { aloud as english } from "../en/aloud.ts";

/** Reading aloud. */
export const aloud = {
  "aloud.read": "Leer en voz alta",
  "aloud.stop": "Dejar de leer",
  "aloud.no-voice":
    "Este dispositivo no tiene una voz propia en español. Un adulto puede buscar una en los ajustes del dispositivo.",
  "aloud.no-speech": "Este navegador no puede leer en voz alta.",
  "aloud.close": "Cerrar",
  "aloud.choice": "{letter}: {words}.",
} as const satisfies Record<keyof typeof english, string>;
