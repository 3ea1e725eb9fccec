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
  "trusted-types app",
].join("; ");

/** Sent with every answer. HSTS is ignored by browsers on plain HTTP, so a school's mini-PC may send it too. */
export function securityHeaders({ microphone = false } = {}): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": CSP,
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": `camera=(), microphone=(${microphone ? "self" : ""}), geolocation=(), payment=(), usb=()`,
  };
}
