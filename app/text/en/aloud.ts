/** Reading aloud. */
export const aloud = {
  "aloud.read": "Read aloud",
  "aloud.stop": "Stop reading",
  "aloud.no-voice":
    "This device has no English voice of its own. A grown-up can look for one in the settings of the device.",
  "aloud.no-speech": "This browser cannot read aloud.",
  "aloud.close": "Close",
  "aloud.choice": "{letter}: {words}.",
} as const;
