import { clearMemoryDisk, createMemoryDisk, createMemoryStore } from "../store/memory-store.ts";
import { createMemoryReplicaDisk, createMemoryReplicaStore } from "./memory-replica-store.ts";
import { describeReplicaStore } from "./replica-store-contract.ts";
import { must, TABLET } from "./replica-world.fixture.ts";

describeReplicaStore("memory", () => {
  const disk = createMemoryDisk();
  const added = createMemoryReplicaDisk();
  return {
    open: async () => {
      const store = createMemoryStore(disk);
      await must(store.open(TABLET));
      return { store, replica: createMemoryReplicaStore(disk, added) };
    },
    clear: async () => {
      clearMemoryDisk(disk);
      added.remote.clear();
      added.replicas.clear();
    },
  };
});
