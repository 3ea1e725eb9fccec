import { describe, expect, test } from "vitest";
import { sameOriginUrl } from "./trusted-types.ts";

const page = "https://school.example/practice/g4.fracadd";

describe("[APP16] scripts that may run", () => {
  test.for([
    ["/assets/engine.worker-1.js", "https://school.example/assets/engine.worker-1.js"],
    ["https://school.example/sw.js", "https://school.example/sw.js"],
  ] as const)("%s", ([url, whole]) => {
    expect(sameOriginUrl(url, page)).toBe(whole);
  });

  test.for([
    "https://other.example/w.js",
    "//other.example/w.js",
    "http://school.example/w.js",
    "https://school.example:8443/w.js",
    "data:text/javascript,1",
    "javascript:1",
    "blob:https://other.example/1",
  ])("not %s", (url) => {
    expect(() => sameOriginUrl(url, page)).toThrow(TypeError);
  });
});
