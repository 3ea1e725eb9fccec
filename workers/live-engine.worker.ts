import "./engine.worker.ts";

/*
 * The engine worker, with a sign of life: it holds the lock that bears its name for as long as it lives. A
 * page that waits for the same lock gets it the moment the browser has ended this worker, whyever.
 */
if (self.name !== "" && "locks" in navigator) void navigator.locks.request(self.name, () => new Promise(() => {}));
