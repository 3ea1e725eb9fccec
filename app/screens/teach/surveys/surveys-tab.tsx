import type { ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { WholeClass } from "../whole-class.ts";
import { SurveyBuilder } from "./survey-builder.tsx";
import { SurveyList } from "./survey-list.tsx";

/** Surveys that the class's teachers have made: the list, or one that is open (`?survey=`) [TEA174]. */
export function SurveysTab({ whole }: { readonly whole: WholeClass }): ReactNode {
  const survey = new URLSearchParams(useSearch()).get("survey");
  const [, navigate] = useLocation();
  return survey === null ? (
    <SurveyList whole={whole} onOpen={(id) => navigate(`/teach/class/${whole.id}/surveys?survey=${id}`)} />
  ) : (
    <SurveyBuilder whole={whole} form={survey} key={survey} />
  );
}
