import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PreviewLevel, PreviewSkill } from "../preview-api.ts";
import { useSamples } from "./ask.ts";
import { ReviewForm } from "./review-form.tsx";
import { Sample } from "./sample.tsx";

interface LevelSectionProps {
  readonly skill: string;
  readonly level: PreviewLevel;
  readonly draw: number;
  readonly reviewer: string;
  readonly onReviewed: (changed: PreviewSkill) => void;
}

/** One level: samples side by side, what was said of it, and the form to say more. */
export function LevelSection({ skill, level, draw, reviewer, onReviewed }: LevelSectionProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const samples = useSamples(skill, level.difficulty, draw, isNear);
  return (
    <section ref={place} className="level" aria-label={`Level ${level.difficulty}`}>
      <h3>{`Level ${level.difficulty} · ${level.items} problems · ${saidOf(level)}`}</h3>
      {typeof samples === "string" ? (
        <p role="alert">{samples}</p>
      ) : (
        <>
          <div className="samples">
            {samples.map(({ seed, item }) => (
              <Sample key={seed} seed={seed} item={item} />
            ))}
          </div>
          {samples.length > 0 && (
            <ReviewForm
              key={draw}
              skill={skill}
              difficulty={level.difficulty}
              seeds={samples.map(({ seed }) => seed)}
              reviewer={reviewer}
              onReviewed={onReviewed}
            />
          )}
        </>
      )}
    </section>
  );
}

function saidOf({ review: { state, review, attempt, isExhausted } }: PreviewLevel): string {
  if (review === null) return attempt === 1 ? "not reviewed" : `not reviewed, attempt ${attempt}`;
  const { reviewer, on, reason } = review;
  const who = reviewer.type === "person" ? reviewer.name : `${reviewer.model} (model)`;
  const why = reason === "" ? "" : `: ${reason}`;
  return `${state} by ${who}, ${on}, attempt ${attempt}${isExhausted ? " (the last)" : ""}${why}`;
}

/** True from when it is first within a window's height of the window: 305 levels are not loaded at once. */
function useNear(place: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "100%" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
