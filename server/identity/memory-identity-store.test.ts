import { describeIdentityStore } from "./identity-store-contract.ts";
import { createMemoryIdentityStore } from "./memory-identity-store.ts";

describeIdentityStore("memory", () => ({ open: createMemoryIdentityStore, lasts: false }));
