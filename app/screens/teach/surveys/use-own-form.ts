import { useMemo } from "react";
import type { OwnFormView } from "#engine/protocol/own-forms";
import type { FormDraft } from "#engine/own-forms";
import { useOpenDraft, type OpenDraft } from "../components/use-open-draft.ts";
import { useSchool } from "../session/school.tsx";

export interface OpenForm extends Omit<OpenDraft<OwnFormView, FormDraft>, "press" | "begin"> {
  readonly beginVersion: () => Promise<void>;
}

/** A survey that is worked on. */
export function useOwnForm(classId: string, formId: string): OpenForm {
  const ask = useSchool();
  const calls = useMemo(() => {
    const params = { class: classId, form: formId };
    return {
      params,
      load: () => ask("GET /classes/{class}/own-forms/{form}", null, params),
      save: (body: { readonly revision: number; readonly draft: FormDraft }) =>
        ask("PATCH /classes/{class}/own-forms/{form}", body, params),
    };
  }, [ask, classId, formId]);
  const { press: _, begin, ...open } = useOpenDraft<OwnFormView, FormDraft>(calls);
  const { params } = calls;
  return {
    ...open,
    beginVersion: () => begin(() => ask("POST /classes/{class}/own-forms/{form}/versions", {}, params)),
  };
}
