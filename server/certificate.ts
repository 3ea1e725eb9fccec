import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createSecureContext, rootCertificates } from "node:tls";
import { failureLine, type LogUpkeep } from "./http/log.ts";
import { SettingsError } from "./llm/index.ts";

/** PEM: a certificate, with those that vouch for it behind it, and its key. */
export interface TlsPair {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** What the server shows who it is with. */
export interface Certificate {
  readonly pair: () => TlsPair;
  /** Until it ends; negative: so long ago [whole days]. */
  readonly certificateDays: () => number;
  /** Names and addresses it is for, but those with a star. */
  readonly names: () => readonly string[];
  /** Whether browsers know who issued it; one that a school made for itself is known where its root was installed. */
  readonly isPublic: () => boolean;
  /**
   * Takes what the files hold now.
   *
   * @returns whether that is another pair
   * @throws SettingsError where they hold none; the pair stays the old one
   */
  readonly reread: () => Promise<boolean>;
}

interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 24 * 60 * 60_000;

/** @throws SettingsError where the files hold no certificate and its key */
export async function openCertificate(files: TlsFiles, now: () => number = Date.now): Promise<Certificate> {
  let pair = await readPair(files);
  let chain = readChain(pair.cert);
  let isKnown: boolean | undefined;
  return {
    pair: () => pair,
    certificateDays: () => Math.floor(((chain[0]?.validToDate.getTime() ?? 0) - now()) / DAY_MS),
    names: () => namesIn(chain[0]),
    isPublic: () => (isKnown ??= isIssuedByOne(chain, rootCertificates)),
    reread: async () => {
      const found = await readPair(files);
      if (found.cert.equals(pair.cert) && found.key.equals(pair.key)) return false;
      [pair, chain, isKnown] = [found, readChain(found.cert), undefined];
      return true;
    },
  };
}

function namesIn(certificate: X509Certificate | undefined): readonly string[] {
  const said = certificate?.subjectAltName?.matchAll(/(?:DNS|IP Address):([^\s,"*]+)(?=,|$)/gu) ?? [];
  return [...said].map(([, name = ""]) => name);
}

async function readPair(files: TlsFiles): Promise<TlsPair> {
  const cert = await read("MATHFLOW_TLS_CERT", files.cert);
  const key = await read("MATHFLOW_TLS_KEY", files.key);
  try {
    readChain(cert);
    createSecureContext({ cert, key });
  } catch (cause) {
    throw new SettingsError(`${files.cert} and ${files.key} are no certificate and its key`, { cause });
  }
  return { cert, key };
}

async function read(name: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new SettingsError(`${name} is ${file}, which cannot be read`, { cause });
  }
}

/** The server's own certificate comes first. */
function readChain(pem: Buffer): readonly X509Certificate[] {
  const found = pem.toString("latin1").match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu) ?? [];
  return found.map((one) => new X509Certificate(one));
}

/** Whether a chain leads to one of these roots [PEM]. */
export function isIssuedByOne(chain: readonly X509Certificate[], roots: readonly string[]): boolean {
  let last = chain[0];
  for (const next of chain.slice(1)) if (isIssuedBy(last, next)) last = next;
  return roots.some((root) => isIssuedBy(last, new X509Certificate(root)));
}

function isIssuedBy(certificate: X509Certificate | undefined, issuer: X509Certificate): boolean {
  return certificate !== undefined && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

export interface CertificateWatch {
  /** Looks now. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

/** So long before its end the log begins to say so, once a day [days]. */
export const DUE_DAYS = 14;

/**
 * Looks again and again: what is told of changes of a file does not reach through links, which is how renewed ones are put in place.
 *
 * @param use - is given every new pair
 */
export function watchCertificate(
  certificate: Certificate,
  use: (pair: TlsPair) => void,
  log: LogUpkeep,
  everyMs: number,
): CertificateWatch {
  let [said, saidDays]: [string | null, number] = [null, Infinity];

  async function look(): Promise<void> {
    try {
      const isNew = await certificate.reread();
      if (isNew) use(certificate.pair());
      said = null;
      const days = certificate.certificateDays();
      const isDue = days < DUE_DAYS && days !== saidDays;
      if (isNew || isDue) {
        log({ task: "certificate", status: days < DUE_DAYS ? "due" : "ok", left: days, totalMs: 0, fault: null });
      }
      saidDays = days;
    } catch (error) {
      const line = failureLine("certificate", error, 0);
      if (line.fault !== said) log(line);
      said = line.fault;
    }
  }

  const timer = setInterval(() => void look(), everyMs).unref();
  return { look, stop: () => clearInterval(timer) };
}
