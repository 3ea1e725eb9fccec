import { networkInterfaces } from "node:os";
import { isThisComputer } from "./http/address.ts";
import type { OwnAddress } from "./identity/index.ts";
import type { RunningServer } from "./serve.ts";
import type { ServeSettings } from "./serve-settings.ts";

/** Networks that a program has made on this computer for itself: no tablet is in one. */
const INSIDE = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|tailscale|wg)/u;

/** Addresses a browser can open: `0.0.0.0` and `::` stand for every address, and are none themselves. */
export function addresses(
  host: string,
  port: number,
  scheme: "http" | "https" = "http",
): Pick<RunningServer, "url" | "otherUrls"> {
  const everywhere = isEverywhere(host);
  const name = everywhere ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  const others = everywhere ? ownNetworks(networkInterfaces()).map((address) => `${scheme}://${address}:${port}`) : [];
  return { url: `${scheme}://${name}:${port}`, otherUrls: others };
}

type Interfaces = ReturnType<typeof networkInterfaces>;
type Where = Pick<ServeSettings, "address" | "behindProxy" | "host" | "openNetwork" | "tls">;

/**
 * Where other devices open the app, the best first; none where only this computer reaches it, or a proxy knows the address and the
 * settings do not say it. Over plain http nobody signs in from elsewhere, unless the network is one its owner trusts [IDN6].
 *
 * @param certified - names and addresses the server's own certificate is for: a browser warns of others
 */
export function addressesForDevices(
  { address, behindProxy = false, host, openNetwork = false, tls }: Where,
  port: number,
  certified: readonly string[] = [],
  found: Interfaces = networkInterfaces(),
): readonly OwnAddress[] {
  if (address !== undefined) return [{ url: new URL(address).origin, signIn: true }];
  if (behindProxy) return [];
  const scheme = tls === undefined ? "http" : "https";
  const networks = isEverywhere(host) ? ownNetworks(found) : [host];
  const names = certified.filter((name) => !isThisComputer(name) && name !== "localhost");
  const known = isEverywhere(host) ? names.filter((name) => !isAddress(name) || networks.includes(name)) : [];
  const hosts = known.length > 0 ? known : networks.filter((one) => !isThisComputer(one) && one !== "localhost");
  return hosts.map((one) => ({
    url: new URL(`${scheme}://${one.includes(":") ? `[${one}]` : one}:${port}`).origin,
    signIn: tls !== undefined || openNetwork,
  }));
}

function isEverywhere(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function isAddress(name: string): boolean {
  return /^[\d.]+$|:/u.test(name);
}

/** IPv4, which people can type; those of real networks first. */
function ownNetworks(found: Interfaces): readonly string[] {
  return Object.entries(found)
    .toSorted(([a], [b]) => Number(INSIDE.test(a)) - Number(INSIDE.test(b)))
    .flatMap(([, all]) => all ?? [])
    .filter(({ family, internal, address }) => family === "IPv4" && !internal && !address.startsWith("169.254."))
    .map(({ address }) => address);
}
