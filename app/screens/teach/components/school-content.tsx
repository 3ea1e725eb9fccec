import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { Plate } from "../../../components/plate.tsx";
import { Waiting } from "../../../components/waiting.tsx";
import { useText } from "../../../text/text.ts";
import { schoolWords } from "../school-words.ts";
import type { SchoolData } from "../session/school.tsx";
import { Trouble } from "./trouble.tsx";

interface SchoolContentProps<Value> {
  readonly data: SchoolData<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** What the server answered; until then that it is coming; where nothing ever came, why, and one button. */
export function SchoolContent<Value>({
  data: { value, error, again },
  children,
}: SchoolContentProps<Value>): ReactNode {
  const t = useText();
  if (value !== null) {
    return (
      <>
        {error !== null && <Trouble error={error} />}
        {children(value)}
      </>
    );
  }
  if (error === null) return <Waiting />;
  if (error.type === "refused" && error.status === 404) return <NotThere />;
  const { text, values } = schoolWords(error);
  return (
    <Plate title={t("teach.error.title")} sentence={t(text, values)}>
      <Button look="primary" onClick={again}>
        {t("teach-offline.retry")}
      </Button>
    </Plate>
  );
}

/** A class that is not there, or not this teacher's: the server does not tell the two apart. */
export function NotThere(): ReactNode {
  const t = useText();
  return (
    <Plate title={t("teach.not-there.title")} sentence={t("teach.not-there.text")}>
      <ButtonLink href="/teach" look="primary">
        {t("teach.all-classes")}
      </ButtonLink>
    </Plate>
  );
}
