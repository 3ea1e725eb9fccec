// node deploy/health.mjs [ADDRESS]
//
// Ends with 0 if the server answers that it is ready, else with 1 and what it said. Without an address it asks the server that has
// this process's own settings, as a container's health check does.
import { request as askPlain } from "node:http";
import { request as askTls } from "node:https";
import { json } from "node:stream/consumers";

const WAIT_MS = 4_000;

/** An address to listen at stands for all of them; only this computer is asked. */
function ownAddress({ HOST = "", PORT = "", MATHFLOW_TLS_CERT = "" }) {
  const host = ["", "0.0.0.0", "::"].includes(HOST.trim()) ? "127.0.0.1" : HOST.trim();
  const scheme = MATHFLOW_TLS_CERT.trim() === "" ? "http" : "https";
  return `${scheme}://${host.includes(":") ? `[${host}]` : host}:${PORT.trim() || "8787"}`;
}

/** Whose certificate it is does not matter here: the question goes to this computer under a name the certificate does not have. */
function ask(address) {
  const url = new URL("/healthz", address);
  const request = url.protocol === "https:" ? askTls : askPlain;
  return new Promise((resolve, reject) => {
    request(url, { rejectUnauthorized: false, timeout: WAIT_MS }, (answer) => {
      json(answer).then(resolve, reject);
    })
      .on("timeout", function giveUp() {
        this.destroy(new Error("no answer"));
      })
      .on("error", reject)
      .end();
  });
}

try {
  const health = await ask(process.argv[2] ?? ownAddress(process.env));
  console.log(JSON.stringify(health));
  process.exitCode = health.ready === true ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
