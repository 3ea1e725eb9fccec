import type { Workflow } from "#engine";
import { checkYourWork } from "./check-your-work.ts";

export const workflows: readonly Workflow[] = [checkYourWork];
