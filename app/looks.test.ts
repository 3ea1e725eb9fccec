import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { looksAsText, parseLooks, textInForce, TEXT_SIZES, THEMES, withText } from "./looks.ts";

test("[APP81] every choice is read again as it was kept", () => {
  for (const theme of THEMES) {
    for (const text of TEXT_SIZES) expect(parseLooks(looksAsText({ theme, text }))).toEqual({ theme, text });
  }
});

test("[APP101] text starts as large as is set for who is here, until a size is chosen on the device, usual size too", () => {
  const untouched = parseLooks(null);
  expect(textInForce(untouched, "large")).toBe("large");
  expect(textInForce(untouched, "usual")).toBe("usual");
  for (const chosen of TEXT_SIZES) {
    const kept = parseLooks(looksAsText(withText(untouched, chosen, "large")));
    expect(textInForce(kept, "large")).toBe(chosen);
  }
  // Usual size that nobody chose against anything gives way to a start.
  expect(textInForce(parseLooks(looksAsText(withText(untouched, "usual", "usual"))), "large")).toBe("large");
  expect(textInForce(parseLooks("dark usual"), "large")).toBe("large");
});

test.for([null, "", "blue huge", "usual dark", "{}"])("[APP81] %s is not followed: the device decides", (kept) => {
  expect(parseLooks(kept)).toEqual({ theme: "device", text: "usual" });
});

test.for(["design/tokens.css", "components/diagrams/diagrams.module.css"])(
  "[APP81] dark by choice is the dark of the device: %s",
  (file) => {
    const css = readFileSync(new URL(file, import.meta.url), "utf8");
    const byDevice = /prefers-color-scheme: dark\) \{\s*[^{]*\{([^}]*)\}/u.exec(css)?.[1];
    const byChoice = /\n[^\n]*data-theme="dark"[^\n]*\{([^}]*)\}/u.exec(css)?.[1];
    expect(declarations(byDevice)).toEqual(declarations(byChoice).filter((one) => !one.startsWith("color-scheme")));
    expect(declarations(byChoice).length).toBeGreaterThan(1);
  },
);

function declarations(block = ""): readonly string[] {
  return block
    .split(";")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
