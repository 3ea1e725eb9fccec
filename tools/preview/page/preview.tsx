import { useEffect, useState, type ReactNode } from "react";
import type { PreviewSkill } from "../preview-api.ts";
import { askSkills } from "./ask.ts";
import { LevelSection } from "./level-section.tsx";

const LEVELS = ["1", "2", "3", "4", "5"];

/** Every skill and level with samples, and what was said of them. The choice stands in the address, so that it can be passed on. */
export function Preview(): ReactNode {
  const [skills, setSkills] = useState<readonly PreviewSkill[]>([]);
  const [trouble, setTrouble] = useState("");
  const [chosen, setChosen] = useState(readAddress);
  const [reviewer, setReviewer] = useState("");
  useEffect(() => {
    askSkills().then(setSkills, (error: unknown) => setTrouble(String(error)));
  }, []);
  const choose = (more: Partial<typeof chosen>): void => {
    const next = { ...chosen, ...more };
    history.replaceState(null, "", `?${new URLSearchParams({ ...next, draw: String(next.draw) }).toString()}`);
    setChosen(next);
  };
  const shown = skills.filter(({ id }) => chosen.skill === "" || id === chosen.skill);
  const counts = (state: string) =>
    skills.flatMap(({ levels }) => levels).filter(({ review }) => review.state === state).length;

  return (
    <>
      <header className="bar">
        <h1>Bank</h1>
        <label>
          Skill
          <select value={chosen.skill} onChange={({ target }) => choose({ skill: target.value })}>
            <option value="">All skills</option>
            {skills.map(({ id, name }) => (
              <option key={id} value={id}>{`${id} · ${name}`}</option>
            ))}
          </select>
        </label>
        <label>
          Level
          <select value={chosen.level} onChange={({ target }) => choose({ level: target.value })}>
            <option value="">All</option>
            {LEVELS.map((level) => (
              <option key={level}>{level}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => choose({ draw: chosen.draw + 1 })}>
          Next seeds
        </button>
        <label>
          Your name
          <input value={reviewer} maxLength={80} onChange={({ target }) => setReviewer(target.value)} />
        </label>
        <p>{`Levels: ${counts("approved")} approved, ${counts("rejected")} rejected, ${counts("not-reviewed")} not reviewed`}</p>
      </header>
      {trouble !== "" && <p role="alert">{trouble}</p>}
      <main>
        {shown.map((skill) => (
          <section key={skill.id} aria-label={skill.id}>
            <h2>{`${skill.name} (${skill.id}, version ${skill.version})`}</h2>
            {skill.levels
              .filter(({ difficulty }) => chosen.level === "" || String(difficulty) === chosen.level)
              .map((level) => (
                <LevelSection
                  key={level.difficulty}
                  skill={skill.id}
                  level={level}
                  draw={chosen.draw}
                  reviewer={reviewer}
                  onReviewed={(changed) => setSkills(skills.map((one) => (one.id === changed.id ? changed : one)))}
                />
              ))}
          </section>
        ))}
      </main>
    </>
  );
}

function readAddress() {
  const asked = new URLSearchParams(location.search);
  return { skill: asked.get("skill") ?? "", level: asked.get("level") ?? "", draw: Number(asked.get("draw") ?? "1") };
}
