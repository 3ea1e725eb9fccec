/** One step of a guided process (requirement F8). */
export interface WorkflowStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly type: "continue" | "choice" | "free-text";
  readonly choices: readonly string[];
  /** Rules tried in order: the first whose choice was made (or that has none) names the next step; null ends. */
  readonly next: readonly { readonly is?: string; readonly to: string | null }[];
}

export interface Workflow {
  readonly id: string;
  readonly version: number;
  readonly createdOn: string;
  readonly title: string;
  readonly about: string;
  readonly steps: readonly WorkflowStep[];
  readonly closing: string;
}
