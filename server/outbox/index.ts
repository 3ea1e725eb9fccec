export { createDestinations, type OutSettings } from "./destinations.ts";
export { createSender, tellOf, type Sender } from "./sender.ts";
export { readOutSettings } from "./settings.ts";
export { viewOutbox } from "./view-outbox.ts";
export type { Destination } from "./destination.ts";
