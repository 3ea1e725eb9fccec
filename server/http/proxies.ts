import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Addresses from which a proxy's word counts. */
export type Proxies = Pick<BlockList, "check">;

/** Only what is on this computer, where nothing else is named. */
const LOOPBACK = ["127.0.0.0/8", "::1"];

/**
 * @param named - addresses and networks, separated by commas or spaces: `10.0.0.5`, `172.16.0.0/12`, `fd00::/8`
 * @returns undefined where one of them is none
 */
export function readProxies(named: string): Proxies | undefined {
  const list = new BlockList();
  for (const one of [...LOOPBACK, ...named.split(/[\s,]+/u).filter(Boolean)]) {
    const [address = "", bits] = one.split("/");
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    const length = bits === undefined ? most : Number(bits);
    const isNetwork = /^\d*$/u.test(bits ?? "") && length <= most && bits !== "";
    if (family === 0 || !isNetwork) return undefined;
    list.addSubnet(address, length, family === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

/** There is no proxy. */
export const NO_PROXIES: Proxies = { check: () => false };

/** What only a proxy may say. */
const FORWARDED = /^(?:x-forwarded-|x-real-ip$|forwarded$)/iu;

/** Takes a proxy's headers off a request that came past it, so that nothing behind can believe them. */
export function dropForwarded(request: IncomingMessage, proxies: Proxies): void {
  const { remoteAddress = "" } = request.socket;
  const address = remoteAddress.replace(/^::ffff:(?=\d+\.)/iu, "");
  if (proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")) return;
  request.rawHeaders = request.rawHeaders.filter((_, at, all) => !FORWARDED.test(all[at - (at % 2)] ?? ""));
  for (const name of Object.keys(request.headers)) if (FORWARDED.test(name)) delete request.headers[name];
}
