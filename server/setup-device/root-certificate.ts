import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { SettingsError } from "../llm/index.ts";

/** What a device has to know before it trusts a certificate that a school made for itself. */
export interface RootCertificate {
  readonly der: Uint8Array<ArrayBuffer>;
  /** Hexadecimal, in pairs with colons, as every system shows it. */
  readonly sha256: string;
}

/** Whatever else is in the file, such as a key, is not handed out. @throws SettingsError */
export async function readRootCertificate(file: string): Promise<RootCertificate> {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(await readFile(file));
  } catch (cause) {
    throw new SettingsError(`MATHFLOW_ROOT_CERT is ${file}, where no certificate can be read`, { cause });
  }
  if (!certificate.ca) {
    throw new SettingsError(`MATHFLOW_ROOT_CERT is ${file}: that is a server's certificate, not the root that made it`);
  }
  return { der: new Uint8Array(certificate.raw), sha256: certificate.fingerprint256 };
}
