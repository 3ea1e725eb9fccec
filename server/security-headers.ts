/** Only our own files run, scripts are never made from text, nobody frames us. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types app start",
].join("; ");

/** A browser that has seen it takes nothing else than TLS from this name for a year. */
const HSTS = { "Strict-Transport-Security": "max-age=31536000" };

/**
 * Sent with every answer.
 *
 * @param hasPublicCertificate - HSTS leaves no way past a certificate that has ended, so where a school made its own it is not sent;
 * where a proxy ends TLS, the proxy knows
 */
export function securityHeaders({ microphone = false, hasPublicCertificate = false } = {}): Readonly<
  Record<string, string>
> {
  return {
    "Content-Security-Policy": CSP,
    ...(hasPublicCertificate ? HSTS : {}),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": `camera=(), microphone=(${microphone ? "self" : ""}), geolocation=(), payment=(), usb=()`,
  };
}
