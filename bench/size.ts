import { measureApp } from "../tools/app-sizes.ts";
import type { Bench } from "./result.ts";

/** What the built app weighs, beside the gate that `npm test` holds it to. */
export const sizeBench: Bench = {
  name: "size",
  async *run() {
    for (const { gate, measure, bytes, max, files } of await measureApp("dist/app")) {
      yield { bench: `size/${gate}`, ours: bytes, peer: max, unit: "bytes", n: files.length, measure };
    }
  },
};
