import { expect, test } from "vitest";
import { IDENTITY_ROUTES } from "./identity-routes.ts";

/** Everything that is not a teacher's. A new route that is for others than teachers is named here on purpose. */
const OTHERS: Readonly<Record<string, string>> = {
  "POST /auth/setup": "anyone",
  "POST /auth/reset": "anyone",
  "POST /auth/teacher": "anyone",
  "POST /auth/code": "anyone",
  "POST /auth/passkey/challenge": "anyone",
  "POST /auth/passkey": "anyone",
  "GET /auth/open-id": "anyone",
  "POST /auth/open-id": "anyone",
  "POST /auth/open-id/return": "anyone",
  "POST /auth/join": "anyone",
  "POST /auth/pin": "anyone",
  "POST /auth/logout": "anyone",
  "GET /auth/session": "signed-in",
  "GET /auth/standing": "anyone",
  "GET /auth/features": "anyone",
  "GET /auth/recalled": "anyone",
  "GET /auth/adjustments": "anyone",
  "PATCH /features": "admin",
  "GET /class/kept-names": "anyone",
  "POST /class/claims": "anyone",
  "POST /auth/readiness": "anyone",
  "POST /parent/report": "anyone",
  "POST /auth/claim": "learner",
  "GET /assignments": "learner",
  "GET /auth/grade": "learner",
  "GET /papers": "learner",
  "GET /notes": "learner",
  "POST /teachers/invitations": "admin",
  "GET /teachers": "admin",
  "GET /server": "admin",
  "POST /server/outbox": "admin",
  "PATCH /teachers/{teacher}": "admin",
  "POST /teachers/{teacher}/reset": "admin",
  "POST /teachers/{teacher}/removal": "admin",
  "GET /school": "admin",
  "PATCH /school": "admin",
};

test("[IDN12] every route is a teacher's but for those that are named", () => {
  const others = IDENTITY_ROUTES.filter(({ access }) => access !== "teacher");
  expect(Object.fromEntries(others.map(({ method, path, access }) => [`${method} ${path}`, access]))).toEqual(OTHERS);
});
