import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { OutMessage } from "#engine/outbound";
import { ADA } from "../sync/events.fixture.ts";
import type { Destination } from "./destination.ts";
import { startMailServer, type MailServer } from "./mail-server.fixture.ts";
import type { MailSettings } from "./mail.ts";
import { LOST, startRecordStore, startWebhookSide } from "./other-side.fixture.ts";
import {
  ASSIGNED,
  BEN,
  HOME,
  KEY,
  makeAlerts,
  openOutWorld,
  pretend,
  PATIENT_MS,
  TRY_MS,
  type OutWorld,
} from "./school-with-outbox.fixture.ts";
import { signMessage } from "./webhook.ts";

const signal = new AbortController().signal;
const MINUTE = 60_000;

/** One message, as it would be sent. */
async function makeMessage(about = "session"): Promise<OutMessage> {
  const world = openOutWorld();
  const well = pretend("webhook", undefined, [about]);
  await world.push([well], about === "alert" ? makeAlerts("tablet", ["urgent"]) : ASSIGNED, BEN);
  await world.senderOf([well]).sendDue();
  return well.got[0]!;
}

describe("a webhook", () => {
  test("[OBX10] is signed as Standard Webhooks has it", () => {
    // From its own libraries' tests.
    const key = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
    const signed = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", seconds: 1_614_265_330, body: '{"test": 2432232314}' };
    expect(signMessage(key, signed)).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  test("[OBX10] gets the message, and can tell by the signature that it is ours and when it was sent", async () => {
    const side = await startWebhookSide();
    const world = openOutWorld();
    const [webhook] = world.destinationsOf({
      webhook: { url: `${side.url}/hook?key=1`, key: KEY, abouts: ["session"] },
    });
    const message = await makeMessage();
    expect(await webhook?.send(message, signal)).toEqual({ type: "arrived" });
    const [{ path, headers, body }] = side.asked as [(typeof side.asked)[number]];
    expect(path).toBe("/hook?key=1");
    expect(OutMessage.parse(JSON.parse(body))).toEqual(message);
    expect(headers["webhook-id"]).toBe(message.id);
    expect(headers["webhook-timestamp"]).toBe(String(Math.floor(world.now() / 1_000)));
    const text = `${message.id}.${String(headers["webhook-timestamp"])}.${body}`;
    expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", KEY).update(text).digest("base64")}`);
    expect(headers.authorization).toBeUndefined();
  });

  test("[OBX10] whatever is said beside a 2xx is not read", async () => {
    const side = await startWebhookSide();
    side.manner =
      () =>
      ({ response }) =>
        response.writeHead(202).end("x".repeat(60_000));
    const [webhook] = openOutWorld().destinationsOf({ webhook: { url: side.url, key: KEY, abouts: ["session"] } });
    expect(await webhook?.send(await makeMessage(), signal)).toEqual({ type: "arrived" });
  });
});

describe("a record store", () => {
  const settings = { user: "school", password: "secret", home: HOME, abouts: ["session"] } as const;
  const open = (url: string) => openOutWorld().destinationsOf({ xapi: { endpoint: `${url}/xapi`, ...settings } })[0]!;

  test("[OBX11] gets one statement, with its version and a name and password", async () => {
    const side = await startRecordStore();
    const message = await makeMessage();
    expect(await open(side.url).send(message, signal)).toEqual({ type: "arrived" });
    const [{ method, path, headers, body }] = side.asked as [(typeof side.asked)[number]];
    expect([method, path]).toEqual(["POST", "/xapi/statements"]);
    expect(headers["x-experience-api-version"]).toBe("1.0.3");
    expect(headers.authorization).toBe(`Basic ${Buffer.from("school:secret").toString("base64")}`);
    expect(JSON.parse(body)).toMatchObject({ id: message.id, actor: { account: { homePage: HOME, name: BEN } } });
  });

  test("[OBX11] a 409 is an arrival where the statement is there, and none where it is not", async () => {
    const side = await startRecordStore();
    const message = await makeMessage();
    side.manner =
      () =>
      ({ response }) =>
        response.writeHead(409).end();
    expect(await open(side.url).send(message, signal)).toEqual({ type: "failed", why: "refused", status: 409 });
    side.taken.set(message.id, 1);
    expect(await open(side.url).send(message, signal)).toEqual({ type: "arrived" });
    expect(side.asked.at(-1)).toMatchObject({ method: "GET", path: `/xapi/statements?statementId=${message.id}` });
    side.manner = () => LOST;
    expect(await open(side.url).send(message, signal)).toEqual({ type: "failed", why: "unreachable", status: null });
  });

  test.for(["<html>Sign in to the guests' network</html>", "[]", '["another"]', "{}", ""])(
    "[OBX11] a 200 with %s is none",
    async (text) => {
      const side = await startRecordStore();
      side.manner =
        () =>
        ({ response }) =>
          response.writeHead(200).end(text);
      const sent = await open(side.url).send(await makeMessage(), signal);
      expect(sent).toEqual({ type: "failed", why: "unclear", status: 200 });
    },
  );

  test("[OBX11] an answer without an end is cut off", async () => {
    const side = await startRecordStore();
    side.manner =
      () =>
      ({ response }) => {
        response.writeHead(200);
        response.end("[".repeat(1_000_000));
      };
    expect(await open(side.url).send(await makeMessage(), signal)).toMatchObject({ type: "failed" });
  });
});

describe("addresses", () => {
  test.for([
    { url: "https://hook.example/", addresses: ["10.0.0.7"], why: "forbidden" },
    { url: "https://hook.example/", addresses: ["93.184.216.34", "127.0.0.1"], why: "forbidden" },
    { url: "https://hook.example/", addresses: ["169.254.169.254"], why: "forbidden" },
    { url: "http://hook.example/", addresses: ["93.184.216.34"], why: "forbidden" },
    { url: "https://hook.example/", addresses: ["169.254.169.254"], why: "forbidden", allowPrivate: true },
    { url: "http://hook.example/", addresses: ["93.184.216.34"], why: "forbidden", allowPrivate: true },
  ])(
    "[TH10] none but public addresses is asked, unless private ones are allowed [OBX13]: $url at $addresses",
    async ({ url, addresses, why, allowPrivate = false }) => {
      const { createDestinations } = await import("./destinations.ts");
      const world = openOutWorld();
      const deps = { store: world.store, now: world.now, resolve: async () => addresses, tryMs: TRY_MS };
      const mail = mailTo({ port: 25 }, { host: "hook.example" });
      const destinations = createDestinations(
        {
          webhook: { url, key: KEY, abouts: ["session"] },
          xapi: { endpoint: url, user: "u", password: "p", home: HOME, abouts: ["session"] },
          ...(url.startsWith("https") ? { mail } : {}),
          allowPrivate,
        },
        deps,
      );
      const message = await makeMessage();
      for (const destination of destinations) {
        expect(await destination.send(message, signal)).toEqual({ type: "failed", why, status: null });
      }
    },
  );

  test("[OBX13] where they send one elsewhere nobody goes, and it is said", async () => {
    const side = await startWebhookSide();
    side.manner =
      () =>
      ({ response }) =>
        response.writeHead(302, { Location: "/elsewhere" }).end();
    const [webhook] = openOutWorld().destinationsOf({ webhook: { url: side.url, key: KEY, abouts: ["session"] } });
    expect(await webhook?.send(await makeMessage(), signal)).toEqual({ type: "failed", why: "redirect", status: 302 });
    expect(side.asked).toHaveLength(1);
  });
});

function mailTo({ port }: Pick<MailServer, "port">, changes: Partial<MailSettings> = {}): MailSettings {
  return {
    host: "127.0.0.1",
    port,
    secure: false,
    auth: null,
    from: "mathflow@school.example",
    to: ["head@school.example", "office@school.example"],
    afterMs: 10 * MINUTE,
    address: HOME,
    ...changes,
  };
}

describe("mail", () => {
  async function openMail(
    tryMs = PATIENT_MS,
  ): Promise<{ world: OutWorld; server: MailServer; mail: readonly Destination[] }> {
    const [world, server] = [openOutWorld(), await startMailServer()];
    return { world, server, mail: world.destinationsOf({ mail: mailTo(server) }, tryMs) };
  }

  test("[OBX12] tells the school's people of an alert that nobody saw in its time, without a name or a word of it", async () => {
    const { world, server, mail } = await openMail();
    await world.push(mail, makeAlerts("tablet", ["mild", "urgent"]));
    const sender = world.senderOf(mail);
    await sender.sendDue();
    world.wait(10 * MINUTE - 1);
    await sender.sendDue();
    expect(server.letters).toEqual([]);
    world.wait(1);
    await sender.sendDue();
    const [{ from, to, data }, ...more] = server.letters as [(typeof server.letters)[number]];
    expect(more).toEqual([]);
    expect(from).toContain("<mathflow@school.example>");
    expect(to.join()).toMatch(/<head@school\.example>.*<office@school\.example>/u);
    expect(data).toMatch(/^Subject: MathFlow: an urgent alert about a pupil$/mu);
    expect(data).toMatch(/^Message-ID: <[0-9a-f-]{36}@mathflow\.invalid>$/imu);
    expect(data).toContain(`${HOME}/teach`);
    for (const secret of ["abuse", ADA.learner]) expect(data).not.toContain(secret);
    expect(await world.store.outbox.count(ADA.tenant, world.now())).toEqual([]);
  });

  test.for([
    { did: "read", letters: 1 },
    { did: "said that they see to", letters: 0 },
    { did: "is done with", letters: 0 },
  ] as const)("[OBX12] of an alert that a teacher $did $letters mails go out", async ({ did, letters }) => {
    const { world, server, mail } = await openMail();
    await world.push(mail, makeAlerts("tablet", ["urgent"]));
    const [alert] = await world.store.openAlerts(ADA.tenant);
    const mine = { by: "teacher", at: world.now() };
    const marks = {
      read: { seen: mine, seesTo: null, done: null },
      "said that they see to": { seen: null, seesTo: mine, done: null },
      "is done with": { seen: null, seesTo: null, done: { ...mine, how: "talked" } },
    } as const;
    await world.store.markAlert(ADA, alert!.id, () => marks[did]);
    world.wait(20 * MINUTE);
    await world.senderOf(mail).sendDue();
    expect(server.letters).toHaveLength(letters);
    expect(await world.store.outbox.count(ADA.tenant, world.now())).toEqual([]);
  });

  test("[OBX12] who writes much has one mail an hour of a kind, and hides nobody else's", async () => {
    const { world, server, mail } = await openMail();
    await world.push(mail, makeAlerts("tablet", ["concern", "concern", "urgent", "urgent", "urgent"]));
    await world.push(mail, makeAlerts("phone", ["urgent"]), BEN);
    world.wait(10 * MINUTE);
    await world.senderOf(mail).sendDue();
    expect(server.letters).toHaveLength(3);
    world.wait(60 * MINUTE);
    await world.push(mail, makeAlerts("third", ["urgent"]));
    world.wait(10 * MINUTE);
    await world.senderOf(mail).sendDue();
    expect(server.letters).toHaveLength(4);
  });

  test.for([
    { verb: "RCPT", says: "550 nobody here", sent: { why: "refused", status: 550 } },
    { verb: "MAIL", says: "451 come again", sent: { why: "busy", status: 451 } },
    { verb: "DATA", says: "", sent: { why: "timeout", status: null } },
    { verb: "EHLO", says: "I am no server", sent: { why: "refused", status: 502 } },
  ])("[OBX12] a server that says '$says' to $verb has not taken it", async ({ verb, says, sent }) => {
    const { world, server, mail } = await openMail(sent.why === "timeout" ? TRY_MS : PATIENT_MS);
    server.odd.set(verb, says);
    const message = await makeMessage("alert");
    expect(await mail[0]?.send(message, signal)).toMatchObject({ type: "failed", ...sent });
    expect(server.letters).toEqual([]);
    expect(world.errors).toEqual([]);
  });

  test("[OBX13] without TLS nothing is told to a server elsewhere", async () => {
    const server = await startMailServer();
    const { createMail } = await import("./mail.ts");
    const world = openOutWorld();
    // Its name stands for an address of the open internet, and ours answers for it.
    const mail = createMail(mailTo(server, { host: "localhost" }), {
      store: world.store,
      allowPrivate: false,
      resolve: async () => ["93.184.216.34"],
      tryMs: 2_000,
    });
    expect(await mail.send(await makeMessage("alert"), signal)).toMatchObject({ type: "failed" });
    expect(server.letters).toEqual([]);
  });
});
