import { describe, expect, test } from "vitest";
import { addressesForDevices } from "./addresses.ts";

function found(address: string, internal = false) {
  return [{ address, netmask: "255.255.255.0", family: "IPv4" as const, mac: "", internal, cidr: null }];
}

const NETWORKS = {
  lo: found("127.0.0.1", true),
  docker0: found("172.17.0.1"),
  eth0: found("192.168.1.20"),
  wlan0: found("169.254.3.3"),
};
const TLS = { cert: "cert.pem", key: "key.pem" };

describe("[IDN74] where other devices open the app", () => {
  test.for([
    ["only this computer", { host: "127.0.0.1" }, []],
    ["only this computer, by name", { host: "localhost", openNetwork: true }, []],
    ["behind a proxy nobody named", { host: "127.0.0.1", behindProxy: true }, []],
    [
      "the address that is set",
      { host: "127.0.0.1", behindProxy: true, address: "https://math.lan/" },
      ["https://math.lan"],
    ],
    [
      "its networks, real ones first",
      { host: "0.0.0.0", openNetwork: true },
      ["http://192.168.1.20:8787", "http://172.17.0.1:8787"],
    ],
    ["the one it listens at", { host: "10.0.0.9", openNetwork: true }, ["http://10.0.0.9:8787"]],
    ["the one it listens at, IPv6", { host: "fd00::9", openNetwork: true }, ["http://[fd00::9]:8787"]],
  ] as const)("is %s", ([, settings, urls]) => {
    expect(addressesForDevices(settings, 8787, [], NETWORKS).map(({ url }) => url)).toEqual(urls);
  });

  test("is by the names of the certificate, and by its addresses that are this computer's", () => {
    const certified = ["localhost", "127.0.0.1", "mini-pc.local", "192.168.1.20", "10.9.9.9"];
    expect(addressesForDevices({ host: "0.0.0.0", tls: TLS }, 443, certified, NETWORKS)).toEqual([
      { url: "https://mini-pc.local", signIn: true },
      { url: "https://192.168.1.20", signIn: true },
    ]);
    expect(addressesForDevices({ host: "0.0.0.0", tls: TLS }, 8443, ["localhost"], NETWORKS)).toEqual([
      { url: "https://192.168.1.20:8443", signIn: true },
      { url: "https://172.17.0.1:8443", signIn: true },
    ]);
  });

  test("over plain http nobody signs in there, unless its owner trusts the network", () => {
    const [first] = addressesForDevices({ host: "0.0.0.0" }, 8787, [], NETWORKS);
    expect(first).toEqual({ url: "http://192.168.1.20:8787", signIn: false });
    expect(addressesForDevices({ host: "0.0.0.0", openNetwork: true }, 8787, [], NETWORKS)[0]?.signIn).toBe(true);
  });
});
