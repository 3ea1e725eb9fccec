import { backUpMemory, createMemoryServerDisk, createMemorySyncStore, restoreMemory } from "./memory-store.ts";
import { describeSyncStore } from "./sync-store-contract.ts";

describeSyncStore("memory", () => {
  let epochs = 1;
  let disk = createMemoryServerDisk(`epoch ${epochs}`);
  let copy = disk;
  return {
    open: () => createMemorySyncStore(disk),
    backUp: async () => {
      copy = backUpMemory(disk);
    },
    restore: async () => {
      epochs += 1;
      disk = restoreMemory(copy, `epoch ${epochs}`);
    },
  };
});
