import { clearMemoryDisk, createMemoryDisk, createMemoryStore } from "../store/memory-store.ts";
import { createMemoryReplicaStore } from "./memory-replica-store.ts";
import { describeReplicaStore } from "./replica-store-contract.ts";
import { must, TABLET } from "./replica-world.fixture.ts";

describeReplicaStore("memory", () => {
  const disk = createMemoryDisk();
  return {
    open: async () => {
      const store = createMemoryStore(disk);
      await must(store.open(TABLET));
      return { store, replica: createMemoryReplicaStore(disk) };
    },
    clear: async () => clearMemoryDisk(disk),
  };
});
