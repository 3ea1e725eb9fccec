import { useSyncExternalStore, type ReactNode } from "react";
import type { LearnerProfile, StorageView } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { type Asking, useAsked } from "../../hooks/use-asked.ts";
import { isAppleTouchDevice } from "../../install.ts";
import { Button } from "../../components/button.tsx";
import { InstallButton } from "../../components/install-button.tsx";
import { Screen } from "../../components/screen.tsx";
import { TakeInFile } from "../../components/take-in/take-in-file.tsx";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { useText } from "../../text/text.ts";
import { AboutYou } from "./about-you.tsx";
import { DeleteLearner } from "./delete-learner.tsx";
import { ExportButton } from "./export-button.tsx";
import { ExtraWords } from "./extra-words.tsx";
import { LanguageSetting } from "./language-setting.tsx";
import { SchoolState } from "./school-state.tsx";
import { ProfileForm } from "./profile-form.tsx";
import css from "./settings.module.css";
import { storageWords } from "./storage-words.ts";

/** Who is learning, where the work is kept, how to take it along or remove it, and what this is. */
export function SettingsScreen(): ReactNode {
  const t = useText();
  const learner = useEngineView((view) => view.learner);
  const isAtSchool = useEngineView((view) => (view.school ?? null) !== null);
  const asking = useAsked(() => engine.storage(), "storage");
  if (learner === null) return null;
  return (
    <Screen title={t("settings.title")}>
      <h1>{t("settings.title")}</h1>
      <Section title={t("settings.you")}>
        <ProfileForm learner={learner} key={learner.id} />
        <LanguageSetting learner={learner} key={learner.id} />
      </Section>
      <Section title={t("settings.me")} id="about-you">
        <AboutYou learner={learner} key={learner.id} />
      </Section>
      <Section title={t("school.title")}>
        <SchoolState />
      </Section>
      <Section title={t("settings.words")}>
        <ExtraWords learner={learner} />
      </Section>
      <Section title={t("settings.storage")}>
        <StorageState asking={asking} />
      </Section>
      <Section title={t("settings.export")}>
        <p>{t("settings.export.text")}</p>
        <ExportButton />
      </Section>
      {!isAtSchool && (
        <Section title={t("settings.file")}>
          <p>{t("settings.file.text")}</p>
          <TakeInFile label="file.choose" />
        </Section>
      )}
      <Section title={t("settings.delete")}>
        <Deletion learner={learner} asking={asking} />
      </Section>
      <Section title={t("settings.about")}>
        <About asking={asking} />
      </Section>
    </Screen>
  );
}

interface SectionProps {
  readonly title: string;
  /** By which it is found in the page. */
  readonly id?: string;
  readonly children: ReactNode;
}

function Section({ title, id, children }: SectionProps): ReactNode {
  return (
    <section className={css["section"]} id={id} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type StorageAsking = { readonly asking: Asking<StorageView> };

function StorageState({ asking }: StorageAsking): ReactNode {
  const t = useText();
  const online = useOnline();
  const { asked, again } = asking;
  if (asked.type === "waiting") return <p className={css["quiet"]}>{t("app.loading")}</p>;
  if (asked.type === "failed") {
    return (
      <>
        <p>{t("asked.failed.text")}</p>
        <Button onClick={again}>{t("asked.again")}</Button>
      </>
    );
  }
  const words = storageWords(asked.value, isAppleTouchDevice(navigator.userAgent, navigator.maxTouchPoints));
  return (
    <>
      {words.map(({ text, values }) => (
        <p key={text}>{t(text, values)}</p>
      ))}
      {!asked.value.installed && <InstallButton />}
      {!online && <p>{t("settings.storage.offline")}</p>}
    </>
  );
}

function Deletion({ learner, asking }: StorageAsking & { readonly learner: LearnerProfile }): ReactNode {
  const t = useText();
  const name = useLearnerName();
  const count = asking.asked.type === "ready" ? asking.asked.value.events : 0;
  return (
    <>
      <p>{t("settings.delete.text", { name })}</p>
      <DeleteLearner learner={learner} count={count} />
    </>
  );
}

function About({ asking }: StorageAsking): ReactNode {
  const t = useText();
  const storage = asking.asked.type === "ready" ? asking.asked.value : null;
  return (
    <>
      <p>{t("settings.about.rules")}</p>
      <p>{t("settings.about.tracking")}</p>
      <dl className={css["facts"]}>
        {storage !== null && (
          <>
            <dt>{t("settings.about.version")}</dt>
            <dd>{storage.build}</dd>
            <dt>{t("settings.about.content")}</dt>
            <dd className={css["hash"]}>{storage.content}</dd>
          </>
        )}
        <dt>{t("settings.about.licence")}</dt>
        <dd>{t("settings.about.licence.text")}</dd>
      </dl>
      <p>
        {t("settings.about.others")}{" "}
        <a href="/third-party-notices.txt" target="_blank" rel="noreferrer">
          {t("settings.about.others.link")}
        </a>
      </p>
    </>
  );
}

/** Whether the device thinks it has a network. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  globalThis.addEventListener("online", onChange);
  globalThis.addEventListener("offline", onChange);
  return () => {
    globalThis.removeEventListener("online", onChange);
    globalThis.removeEventListener("offline", onChange);
  };
}
