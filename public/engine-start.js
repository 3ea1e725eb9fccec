/*
 * Where the engine worker begins; its own address is the last word of its name. Browsers keep the compiled code of what a worker
 * imports while it runs, and not that of what it begins with (Chromium 156: 0.4 MB of code, compiled anew at each start).
 * What the page says is kept until there is an engine to hear it.
 */
const early = [];
const keep = (event) => early.push(event);
self.addEventListener("message", keep);

const { href, origin } = new URL(self.name.split(" ").at(-1), self.location.origin);
try {
  if (origin !== self.location.origin) throw new TypeError(`not our own script: ${href}`);
  await import(href);
} catch (error) {
  // Outside of a promise, so that the page hears of it and starts another worker.
  setTimeout(() => {
    throw error;
  });
}
self.removeEventListener("message", keep);
for (const { data, ports } of early) self.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
