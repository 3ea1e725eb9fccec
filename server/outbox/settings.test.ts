import { describe, expect, test } from "vitest";
import { SettingsError } from "../llm/index.ts";
import { readSettings } from "../serve-settings.ts";

const SECRET = Buffer.alloc(32, 7).toString("base64");
const WEBHOOK = { MATHFLOW_WEBHOOK_URL: "https://hooks.example/x?k=1", MATHFLOW_WEBHOOK_SECRET: SECRET };
const XAPI = {
  MATHFLOW_ADDRESS: "https://math.school.example/",
  MATHFLOW_XAPI_URL: "https://lrs.example/xapi/",
  MATHFLOW_XAPI_USER: "school",
  MATHFLOW_XAPI_PASSWORD: "lrs password",
};
const MAIL = {
  MATHFLOW_SMTP_URL: "smtps://mathflow:smtp%20password@mail.example",
  MATHFLOW_MAIL_FROM: "mathflow@school.example",
  MATHFLOW_MAIL_TO: "head@school.example, office@school.example",
};

describe("[OBX14] settings of what leaves the school", () => {
  test("nothing leaves unless it is set", () => {
    expect(readSettings({}).out).toBeUndefined();
    expect(readSettings({ MATHFLOW_OUT_PRIVATE: "on", MATHFLOW_WEBHOOK_URL: " " }).out).toBeUndefined();
  });

  test("what is set is read, with what is usual for the rest", () => {
    expect(readSettings({ ...WEBHOOK, ...XAPI, ...MAIL }).out).toEqual({
      webhook: {
        url: WEBHOOK.MATHFLOW_WEBHOOK_URL,
        key: Buffer.alloc(32, 7),
        abouts: ["session", "exam", "assignment", "alert"],
      },
      xapi: {
        endpoint: "https://lrs.example/xapi",
        user: "school",
        password: "lrs password",
        home: "https://math.school.example",
        abouts: ["session", "exam", "assignment"],
      },
      mail: {
        host: "mail.example",
        port: 465,
        secure: true,
        auth: { user: "mathflow", pass: "smtp password" },
        from: "mathflow@school.example",
        to: ["head@school.example", "office@school.example"],
        afterMs: 600_000,
        address: "https://math.school.example",
      },
      allowPrivate: false,
    });
    const changed = readSettings({
      ...WEBHOOK,
      ...XAPI,
      MATHFLOW_WEBHOOK_SECRET: `whsec_${SECRET}`,
      MATHFLOW_WEBHOOK_EVENTS: "alert",
      MATHFLOW_XAPI_EVENTS: "answer session",
      MATHFLOW_XAPI_URL: "https://lrs.example/data/xAPI/statements",
    }).out;
    expect(changed?.webhook).toMatchObject({ key: Buffer.alloc(32, 7), abouts: ["alert"] });
    expect(changed?.xapi).toMatchObject({ endpoint: "https://lrs.example/data/xAPI", abouts: ["answer", "session"] });
  });

  test("private addresses and plain http are for where the setting says so", () => {
    const near = { ...MAIL, MATHFLOW_SMTP_URL: "smtp://192.168.1.2:25", MATHFLOW_MAIL_AFTER: "0" };
    const out = readSettings({
      ...WEBHOOK,
      ...near,
      MATHFLOW_WEBHOOK_URL: "http://127.0.0.1:9",
      MATHFLOW_OUT_PRIVATE: "on",
    }).out;
    expect(out).toMatchObject({
      allowPrivate: true,
      webhook: { url: "http://127.0.0.1:9/" },
      mail: { host: "192.168.1.2", port: 25, secure: false, auth: null, afterMs: 0 },
    });
  });

  test.for<[Record<string, string>, string]>([
    [{ MATHFLOW_WEBHOOK_URL: "https://hooks.example" }, "MATHFLOW_WEBHOOK_SECRET"],
    [{ MATHFLOW_WEBHOOK_EVENTS: "alert" }, "MATHFLOW_WEBHOOK_URL"],
    [{ ...WEBHOOK, MATHFLOW_WEBHOOK_SECRET: "too short" }, "MATHFLOW_WEBHOOK_SECRET"],
    [{ ...WEBHOOK, MATHFLOW_WEBHOOK_EVENTS: "alert,words" }, "MATHFLOW_WEBHOOK_EVENTS holds words"],
    [{ ...WEBHOOK, MATHFLOW_WEBHOOK_URL: "ftp://hooks.example" }, "MATHFLOW_WEBHOOK_URL"],
    [{ ...WEBHOOK, MATHFLOW_WEBHOOK_URL: "https://me:pw@hooks.example" }, "MATHFLOW_WEBHOOK_URL"],
    [{ ...WEBHOOK, MATHFLOW_WEBHOOK_URL: "http://hooks.example" }, "MATHFLOW_WEBHOOK_URL"],
    [{ ...WEBHOOK, MATHFLOW_WEBHOOK_URL: "https://10.0.0.5" }, "MATHFLOW_OUT_PRIVATE"],
    [{ ...WEBHOOK, MATHFLOW_WEBHOOK_URL: "https://169.254.169.254", MATHFLOW_OUT_PRIVATE: "on" }, "never asked"],
    [{ ...WEBHOOK, MATHFLOW_WEBHOOK_URL: "http://93.184.216.34", MATHFLOW_OUT_PRIVATE: "on" }, "MATHFLOW_WEBHOOK_URL"],
    [{ ...WEBHOOK, MATHFLOW_OUT_PRIVATE: "yes" }, "MATHFLOW_OUT_PRIVATE is yes"],
    [{ ...XAPI, MATHFLOW_ADDRESS: "" }, "MATHFLOW_ADDRESS"],
    [{ ...XAPI, MATHFLOW_XAPI_PASSWORD: "" }, "MATHFLOW_XAPI_PASSWORD"],
    [{ ...XAPI, MATHFLOW_XAPI_EVENTS: "alert" }, "MATHFLOW_XAPI_EVENTS holds alert"],
    [{ ...MAIL, MATHFLOW_SMTP_URL: "mail.example" }, "MATHFLOW_SMTP_URL"],
    [{ ...MAIL, MATHFLOW_SMTP_URL: "smtp://127.0.0.1" }, "MATHFLOW_OUT_PRIVATE"],
    [{ ...MAIL, MATHFLOW_MAIL_TO: "head" }, "MATHFLOW_MAIL_TO holds head"],
    [{ ...MAIL, MATHFLOW_MAIL_AFTER: "soon" }, "MATHFLOW_MAIL_AFTER is soon"],
  ])("%j is refused for %s", ([env, said]) => {
    let message = "";
    try {
      readSettings(env);
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError);
      message = (error as Error).message;
    }
    expect(message).toContain(said);
    for (const secret of [SECRET, "pw", "too short", "lrs password", "smtp%20password"]) {
      expect(message).not.toContain(secret);
    }
  });
});
