import { useState, type ReactNode } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import type { OpenIdReturn } from "../session/open-id-return.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { ParentCodesSwitch } from "../features/parent-codes-switch.tsx";
import { SchoolFeatures } from "../features/features-of.tsx";
import { SchoolCountry } from "../features/school-country.tsx";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { Teacher } from "../session/sign-in-form.tsx";
import { Retention } from "../year/retention.tsx";
import css from "./account.module.css";
import { GivenCode } from "./given-code.tsx";
import { OpenId } from "./open-id.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondStep } from "./second-step.tsx";
import { Staff } from "./staff.tsx";

/** The teacher's own: who they are, how they sign in, and for administrators the way in for colleagues. */
export function AccountScreen({ teacher }: { readonly teacher: Teacher }): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /auth/account");
  const returned = useHistoryState<OpenIdReturn | null>();
  return (
    <>
      <h1>{t("teach.account")}</h1>
      <p className={css["quiet"]}>
        {t(teacher.admin ? "teach.account.admin" : "teach.account.who", { name: teacher.name, school: teacher.school })}
      </p>
      <section className={css["section"]} aria-labelledby="password">
        <h2 id="password">{t("teach.account.password")}</h2>
        <PasswordForm />
      </section>
      <SchoolContent data={data}>
        {({ secondStep, passkeys, openId }) => (
          <>
            {openId !== null && (
              <section className={css["section"]} aria-labelledby="open-id">
                <h2 id="open-id">{t("teach.open-id", { name: openId.name })}</h2>
                <OpenId now={openId} returned={returned} onChange={data.again} />
              </section>
            )}
            <section className={css["section"]} aria-labelledby="second-step">
              <h2 id="second-step">{t("teach.second")}</h2>
              <SecondStep now={secondStep} onChange={data.again} />
            </section>
            <section className={css["section"]} aria-labelledby="passkeys">
              <h2 id="passkeys">{t("teach.passkey")}</h2>
              <Passkeys passkeys={passkeys} onChange={data.again} />
            </section>
          </>
        )}
      </SchoolContent>
      {teacher.admin && (
        <section className={css["section"]} aria-labelledby="staff">
          <h2 id="staff">{t("teach.staff")}</h2>
          <Staff own={teacher.id} />
        </section>
      )}
      {teacher.admin && (
        <section className={css["section"]} aria-labelledby="invite">
          <h2 id="invite">{t("teach.invite")}</h2>
          <Invite />
        </section>
      )}
      {teacher.admin && (
        <section className={css["section"]} aria-labelledby="features">
          <h2 id="features">{t("teach.features.school")}</h2>
          <SchoolFeatures />
          <ParentCodesSwitch />
        </section>
      )}
      {teacher.admin && (
        <section className={css["section"]} aria-labelledby="country">
          <h2 id="country">{t("teach.country.head")}</h2>
          <SchoolCountry />
        </section>
      )}
      {teacher.admin && (
        <section className={css["section"]} aria-labelledby="retention">
          <h2 id="retention">{t("teach.retention")}</h2>
          <Retention own={teacher.id} />
        </section>
      )}
    </>
  );
}

function Invite(): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [made, setMade] = useState<SchoolAnswer<"POST /teachers/invitations"> | null>(null);
  const { busy, error, send } = useSending();

  async function invite(): Promise<void> {
    const answer = await send(() => ask("POST /teachers/invitations", {}));
    if (answer !== null) setMade(answer.value);
  }

  return (
    <>
      <p>{t("teach.invite.text")}</p>
      <div role="status" className={css["invitation"]}>
        {made !== null && (
          <>
            <GivenCode of={made} />
            <p>
              {t("teach.invite.link")}{" "}
              <span className={css["link"]}>{`${globalThis.location.origin}/teach#${made.code}`}</span>
            </p>
          </>
        )}
      </div>
      <Trouble error={error} />
      <Button aria-disabled={busy} onClick={() => void invite()}>
        {made === null ? t("teach.invite.button") : t("teach.invite.another")}
      </Button>
    </>
  );
}
