export { judgeServer } from "./judge-server.ts";
export { lookAtDisks } from "./look-at-disks.ts";
export { createMeter, type Meter } from "./meter.ts";
export { metricsRoute } from "./metrics-route.ts";
export { createOperationNames } from "./operation-names.ts";
export type { SchoolFacts, ServerFacts } from "./server-facts.ts";
