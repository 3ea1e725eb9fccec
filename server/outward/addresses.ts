import { BlockList, isIP } from "node:net";

/**
 * Whether nothing may ever be asked of this address: link-local, where clouds keep their metadata and credentials,
 * the metadata services that live elsewhere, and addresses that name no one machine.
 *
 * @param address - IPv4 or IPv6, as text
 */
export function isForbiddenAddress(address: string): boolean {
  return isIn(FORBIDDEN, plainAddress(address));
}

/** Whether the address is of this computer or of a private network: only there may a model be asked without TLS. */
export function isPrivateAddress(address: string): boolean {
  return isIn(PRIVATE, plainAddress(address));
}

/** Names under which clouds offer metadata. */
export function isMetadataName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/u, "");
  return METADATA_NAMES.has(name) || name.endsWith(".metadata.google.internal");
}

/** The address of a URL's host without brackets; undefined where the host is a name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/gu, "");
  return isIP(bare) === 0 ? undefined : bare;
}

const METADATA_NAMES = new Set(["metadata", "metadata.google.internal", "metadata.goog", "instance-data"]);

const FORBIDDEN = blockList([
  ["169.254.0.0", 16],
  ["0.0.0.0", 8],
  ["100.100.100.200", 32],
  ["168.63.129.16", 32],
  ["192.0.0.192", 32],
  ["224.0.0.0", 4],
  ["255.255.255.255", 32],
  ["fe80::", 10],
  ["fd00:ec2::254", 128],
  ["fd20:ce::254", 128],
  ["ff00::", 8],
  ["::", 128],
]);

const PRIVATE = blockList([
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
  ["::1", 128],
  ["fc00::", 7],
]);

function blockList(subnets: readonly (readonly [address: string, bits: number])[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of subnets) list.addSubnet(address, bits, familyOf(address));
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** An IPv4 address that is written as IPv6 counts as what it is: ::ffff:a9fe:a9fe is 169.254.169.254. */
function plainAddress(address: string): string {
  const bare = address.replace(/%.*$/u, "");
  if (isIP(bare) !== 6) return bare;
  // The URL parser writes every IPv6 address in its shortest form.
  const short = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const mapped = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/u.exec(short);
  if (mapped === null) return short;
  const [high, low] = [parseInt(mapped[1] ?? "0", 16), parseInt(mapped[2] ?? "0", 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
