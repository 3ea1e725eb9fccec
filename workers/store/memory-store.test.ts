import { clearMemoryDisk, createMemoryDisk, createMemoryStore } from "./memory-store.ts";
import { describeStore } from "./store-contract.ts";

describeStore("memory", () => {
  const disk = createMemoryDisk();
  return { open: () => createMemoryStore(disk), clear: async () => clearMemoryDisk(disk) };
});
