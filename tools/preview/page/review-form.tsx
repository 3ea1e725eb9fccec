import { useState, type ReactNode } from "react";
import type { PreviewSkill } from "../preview-api.ts";
import { sendReview } from "./ask.ts";

interface ReviewFormProps {
  readonly skill: string;
  readonly difficulty: number;
  readonly seeds: readonly number[];
  readonly reviewer: string;
  readonly onReviewed: (changed: PreviewSkill) => void;
}

const SCORES = [
  ["solvability", "Solvable"],
  ["ambiguity", "Unambiguous"],
  ["procedural_correctness", "Steps right"],
  ["pedagogical_alignment", "Fits the skill"],
] as const;

const NO_SCORES = { solvability: "", ambiguity: "", procedural_correctness: "", pedagogical_alignment: "" };

/** Approves or rejects a level. A score that is left empty is none: it is kept as null. */
export function ReviewForm({ skill, difficulty, seeds, reviewer, onReviewed }: ReviewFormProps): ReactNode {
  const [reason, setReason] = useState("");
  const [scores, setScores] = useState(NO_SCORES);
  const [told, setTold] = useState("");

  async function send(verdict: "approved" | "rejected"): Promise<void> {
    const given = Object.entries(scores).map(([name, text]) => [name, text === "" ? null : Number(text)]);
    const review = { skill, difficulty, verdict, reason, reviewer, seeds, underspecified: null };
    try {
      onReviewed(await sendReview({ ...review, scores: Object.fromEntries(given) as Record<string, number | null> }));
      setTold("Kept.");
      setReason("");
      setScores(NO_SCORES);
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <form className="review" onSubmit={(event) => event.preventDefault()}>
      {SCORES.map(([name, label]) => (
        <label key={name}>
          {label}
          <input
            type="number"
            min="0"
            max="1"
            step="0.05"
            placeholder="none"
            value={scores[name]}
            onChange={({ target }) => setScores({ ...scores, [name]: target.value })}
          />
        </label>
      ))}
      <label className="reason">
        Reason
        <input value={reason} maxLength={2000} onChange={({ target }) => setReason(target.value)} />
      </label>
      <button type="button" disabled={reviewer.trim() === ""} onClick={() => void send("approved")}>
        Approve
      </button>
      <button
        type="button"
        disabled={reviewer.trim() === "" || reason.trim() === ""}
        onClick={() => void send("rejected")}
      >
        Reject
      </button>
      <span role="status">{told === "" && reviewer.trim() === "" ? "Type your name above to review." : told}</span>
    </form>
  );
}
