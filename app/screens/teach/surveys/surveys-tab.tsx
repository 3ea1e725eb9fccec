import type { ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { useNewPage } from "../components/use-new-page.ts";
import type { WholeClass } from "../whole-class.ts";
import { FormBuilder } from "./form-builder.tsx";
import { FormList } from "./form-list.tsx";

/** Surveys and guides that the class's teachers have made: the list, or one that is open (`?form=`) [TEA174]. */
export function SurveysTab({ whole }: { readonly whole: WholeClass }): ReactNode {
  const form = new URLSearchParams(useSearch()).get("form");
  useNewPage(form ?? "");
  const [, navigate] = useLocation();
  return form === null ? (
    <FormList whole={whole} onOpen={(id) => navigate(`/teach/class/${whole.id}/surveys?form=${id}`)} />
  ) : (
    <FormBuilder whole={whole} form={form} key={form} />
  );
}
