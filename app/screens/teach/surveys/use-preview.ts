import { useCallback, useEffect, useRef, useState } from "react";
import type { Result } from "#engine";
import type {
  GuideDraft,
  GuidePreview,
  PreviewedGuide,
  PreviewedSurvey,
  SurveyDraft,
  SurveyPreview,
} from "#engine/own-forms";
import { engine } from "../../../engine-client.ts";

export interface Preview<Seen, Press> {
  /** Null until the engine has looked at it. */
  readonly seen: Seen | null;
  /** True when it was taken. */
  readonly press: (press: Press) => Promise<boolean>;
  readonly restart: () => void;
}

/** One kind of draft, as the engine goes through it. */
interface Kind<Draft, Trail, Press, Seen> {
  readonly look: (wish: {
    readonly draft: Draft;
    readonly trail: Trail;
    readonly press: Press | null;
    readonly at: string | null;
  }) => Promise<Result<Seen, unknown>>;
  readonly trailOf: (seen: Seen) => Trail;
  readonly start: Trail;
}

/** The question or step that is worked on; another one each time somebody comes to it. */
export interface WorkedOn {
  readonly part: string;
}

/** The draft as the engine sees it: what is missing, and how a pupil goes through it, from what is worked on [TEA179]. */
function usePreview<Draft, Trail, Press, Seen extends { readonly isRefused: boolean }>(
  draft: Draft,
  workedOn: WorkedOn | null,
  { look, trailOf, start }: Kind<Draft, Trail, Press, Seen>,
): Preview<Seen, Press> {
  const [seen, setSeen] = useState<Seen | null>(null);
  const trail = useRef(start);
  const asked = useRef(0);

  const ask = useCallback(
    async (press: Press | null, at: string | null = null): Promise<boolean> => {
      const turn = ++asked.current;
      const answer = await look({ draft, trail: trail.current, press, at });
      // What was asked later counts.
      if (!answer.ok || turn !== asked.current) return false;
      trail.current = trailOf(answer.value);
      setSeen(answer.value);
      return !answer.value.isRefused;
    },
    [draft, look, trailOf],
  );
  useEffect(() => {
    void ask(null, workedOn?.part);
  }, [ask, workedOn]);

  return {
    seen,
    press: (press) => ask(press),
    restart: () => {
      trail.current = start;
      void ask(null);
    },
  };
}

type SurveyPress = NonNullable<SurveyPreview["press"]>;
type GuidePress = NonNullable<GuidePreview["press"]>;
export type SurveySeen = Preview<PreviewedSurvey, SurveyPress>;
export type GuideSeen = Preview<PreviewedGuide, GuidePress>;

const SURVEY: Kind<SurveyDraft, SurveyPreview["answers"], SurveyPress, PreviewedSurvey> = {
  look: ({ trail: answers, ...wish }) => engine.surveyPreview({ answers, ...wish }),
  trailOf: ({ answers }) => answers,
  start: [],
};

const GUIDE: Kind<GuideDraft, GuidePreview["moves"], GuidePress, PreviewedGuide> = {
  look: ({ trail: moves, ...wish }) => engine.guidePreview({ moves, ...wish }),
  trailOf: ({ moves }) => moves,
  start: [],
};

export function useSurveyPreview(draft: SurveyDraft, workedOn: WorkedOn | null): SurveySeen {
  return usePreview(draft, workedOn, SURVEY);
}

export function useGuidePreview(draft: GuideDraft, workedOn: WorkedOn | null): GuideSeen {
  return usePreview(draft, workedOn, GUIDE);
}
