import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { renderSVG } from "uqr";

export interface PageView {
  /** This page's own address, for other devices. */
  readonly here: string;
  /** Where the app is. */
  readonly app: string;
  /** Of the root certificate; absent: there is none to install. */
  readonly sha256?: string;
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Plain HTML: nothing runs, and nothing comes from elsewhere. */
export function renderPage({ here, app, sha256 }: PageView): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Set up this device · MathFlow</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href="/setup-device/style.css" />
      </head>
      <body>
        <main>
          <p class="name">MathFlow</p>
          <h1>Set up this device</h1>
          ${sha256 === undefined ? nothingToInstall(app) : steps(here, app, sha256)}
        </main>
      </body>
    </html>`;
}

function nothingToInstall(app: string): Html {
  return html`<p class="lead">There is nothing to install: this server hands out no certificate of its own.</p>
    <section class="card">
      <h2>Open MathFlow</h2>
      ${opener(app)}
      <p class="soft">
        If the browser warns about the connection all the same, tell the person who looks after the server.
      </p>
    </section>`;
}

function steps(here: string, app: string, sha256: string): Html {
  return html`<p class="lead">
      MathFlow runs on a computer of your school. A device trusts that computer when it has its certificate. This takes
      two minutes, once for each device, and is done by whoever looks after the devices.
    </p>
    <ol role="list">
      <li class="card">
        <h2><span class="step">1</span> Open this page on the device</h2>
        <div class="pair">
          <p>Scan this code with its camera, or type the address: <a href="${here}">${shown(here)}</a></p>
          ${qr(here)}
        </div>
      </li>
      <li class="card">
        <h2><span class="step">2</span> Install the certificate there</h2>
        <p><a class="button" href="/setup-device/root.crt">Get the certificate</a></p>
        <p>Before you trust it, compare its SHA-256 fingerprint with the one that was noted when it was made:</p>
        <p class="fingerprint">${fingerprint(sha256)}</p>
        ${DEVICES.map(
          ({ name, steps: list }) =>
            html`<details>
              <summary>${name}</summary>
              <ol>
                ${list.map((step) => html`<li>${step}</li>`)}
              </ol>
            </details>`,
        )}
      </li>
      <li class="card">
        <h2><span class="step">3</span> Open MathFlow</h2>
        ${opener(app)}
        <p class="soft">If the browser warns about the connection, step 2 is not finished on that device.</p>
      </li>
    </ol>`;
}

/** Names of menus as they stand on the devices; older ones differ a little. */
const DEVICES: readonly { readonly name: string; readonly steps: readonly string[] }[] = [
  {
    name: "iPad or iPhone",
    steps: [
      "Open this page in Safari, tap “Get the certificate” and allow the download.",
      "Open Settings, tap “Profile Downloaded” near the top, then “Install”, and enter the passcode of the device.",
      "In Settings, open General › About › Certificate Trust Settings and switch this certificate on.",
    ],
  },
  {
    name: "Android tablet or phone",
    steps: [
      "Open this page in Chrome and tap “Get the certificate”; it is saved under Downloads.",
      "In Settings, search for “CA certificate” (Security › More security settings › Encryption & credentials › Install a certificate).",
      "Choose “CA certificate”, confirm the warning, and pick the file root.crt.",
    ],
  },
  {
    name: "Chromebook",
    steps: [
      "Click “Get the certificate” in Chrome; the file is saved under Downloads.",
      "Open Chrome’s Settings › Privacy and security › Security › Manage certificates.",
      "Under “Authorities” (or “Local certificates › Installed by you”) choose “Import”, pick root.crt and trust it for websites.",
    ],
  },
  {
    name: "Windows",
    steps: [
      "Click “Get the certificate” in Edge or Chrome and open the file.",
      "Choose “Install Certificate…”, then “Current User”, or “Local Machine” for everybody who uses the computer.",
      "Choose “Place all certificates in the following store”, “Browse”, “Trusted Root Certification Authorities”, and finish.",
    ],
  },
  {
    name: "Many devices at once",
    steps: [
      "Save the certificate on your own computer and compare the fingerprint.",
      "Add it as a trusted root certificate in what manages the devices: Apple School Manager’s MDM, Google Admin (Devices › Networks › Certificates), Intune or Group Policy.",
    ],
  },
];

function opener(app: string): Html {
  return html`<div class="pair">
    <p>Open <a href="${app}">${shown(app)}</a></p>
    ${qr(app)}
  </div>`;
}

function qr(address: string): Html {
  return html`<div class="qr" role="img" aria-label="QR code of ${address}">
    ${raw(renderSVG(address, { border: 2 }))}
  </div>`;
}

function shown(address: string): string {
  return address.replace(/\/$/u, "");
}

/** Lines may break between pairs. */
function fingerprint(sha256: string): Html {
  const pairs = sha256.split(":");
  return html`${pairs.map((pair, at) => (at === 0 ? html`${pair}` : html`:<wbr />${pair}`))}`;
}
