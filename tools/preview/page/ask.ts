import { useEffect, useState } from "react";
import type { PreviewSample, PreviewSkill } from "../preview-api.ts";

/** Throws with the server's own words where it refuses. */
async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/api/${path}`, body === undefined ? {} : post);
  const json = (await response.json()) as Answer & { readonly error?: string };
  if (!response.ok) throw new Error(json.error ?? `status ${response.status}`);
  return json;
}

export const askSkills = () => ask<readonly PreviewSkill[]>("skills");

export const sendReview = (review: object) => ask<PreviewSkill>("reviews", review);

/** Samples of a level, once it has been near the window. */
export function useSamples(skill: string, difficulty: number, draw: number, isNear: boolean) {
  const [samples, setSamples] = useState<readonly PreviewSample[] | string>([]);
  useEffect(() => {
    if (!isNear) return;
    let isOld = false;
    const path = `samples?skill=${skill}&difficulty=${difficulty}&draw=${draw}`;
    const show = async () => {
      const answer = await ask<readonly PreviewSample[]>(path).catch(String);
      if (!isOld) setSamples(answer);
    };
    void show();
    return () => {
      isOld = true;
    };
  }, [skill, difficulty, draw, isNear]);
  return samples;
}
