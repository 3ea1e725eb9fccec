import type { ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { useNewPage } from "../components/use-new-page.ts";
import type { WholeClass } from "../whole-class.ts";
import { ExamBuilder } from "./exam-builder.tsx";
import { ExamList } from "./exam-list.tsx";
import { ExamResultsPage } from "./exam-results.tsx";

/** Exams of the class's teachers: the list, one that is open (`?exam=`), or what one showed (`?results=`) [TEA140]. */
export function ExamsTab({ whole }: { readonly whole: WholeClass }): ReactNode {
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const here = `/teach/class/${whole.id}/exams`;
  const [exam, results] = [search.get("exam"), search.get("results")];
  useNewPage(`${exam ?? ""}/${results ?? ""}`);
  const goToList = () => navigate(here);
  if (results !== null) return <ExamResultsPage whole={whole} assignment={results} key={results} />;
  if (exam !== null) return <ExamBuilder whole={whole} exam={exam} onLeave={goToList} key={exam} />;
  return <ExamList whole={whole} onOpen={(id) => navigate(`${here}?exam=${id}`)} />;
}
