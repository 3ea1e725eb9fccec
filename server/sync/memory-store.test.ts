import { backUpMemory, createMemoryServerDisk, createMemorySyncStore, restoreMemory } from "./memory-store.ts";
import { describeOutbox } from "./outbox-contract.ts";
import { describeSyncStore, type ServerWorld } from "./sync-store-contract.ts";

function createWorld(): ServerWorld {
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
}

describeSyncStore("memory", createWorld);
describeOutbox("memory", createWorld);
