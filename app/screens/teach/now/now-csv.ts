import type { PupilNow } from "#engine/protocol/class";
import type { CsvTable } from "../../../components/download-csv.ts";
import { timeText } from "../../../components/charts/when.ts";
import type { Text } from "../../../text/text.ts";
import { minutesSince, placeWords, stateText } from "./now-words.ts";

/** A line for each pupil, in the order and with the words of the page [TEA81]. */
export function nowCsv(t: Text, pupils: readonly PupilNow[], at: number): CsvTable<PupilNow> {
  return {
    columns: [
      { name: t("teach.now.head.pupil"), value: ({ name }) => name },
      { name: t("teach.now.head.doing"), value: (pupil) => stateText(t, pupil, timeText) },
      { name: t("teach.now.head.problem"), value: (pupil) => pupil.on?.stem ?? placeText(t, pupil) },
      { name: t("teach.now.head.answer"), value: ({ on }) => on?.last?.given.join("; ") ?? null },
      { name: t("teach.now.column.mistake"), value: ({ on }) => on?.last?.explanation ?? null },
      { name: t("teach.now.head.tries"), value: ({ on }) => on?.tries ?? null },
      { name: t("teach.now.head.hints"), value: ({ on }) => on?.hintLevel ?? null },
      { name: t("teach.now.column.minutes"), value: ({ lastAt }) => minutesSince(at, lastAt) },
    ],
    rows: pupils,
  };
}

function placeText(t: Text, pupil: PupilNow): string | null {
  const place = placeWords(pupil);
  return place === null ? null : t(place.text, place.values);
}
