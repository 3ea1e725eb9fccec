import { useEffect, useState, type ComponentProps, type ReactNode, type Ref } from "react";

interface KeptTextProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur" | "onKeyDown" | "ref"> {
  readonly text: string;
  /** Empty it is not kept: what was there is. */
  readonly isNeeded?: boolean;
  /** It is kept in pauses of typing too: what stands beside follows. */
  readonly isLive?: boolean;
  readonly onKeep: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** [ms] */
const PAUSE_MS = 500;

/** A line that is kept when it is left, or by Enter. */
export function KeptText({ text, isNeeded = false, isLive = false, onKeep, ...input }: KeptTextProps): ReactNode {
  const [typed, setTyped] = useState(text);
  const next = typed.trim();
  const isNew = next !== text && (next !== "" || !isNeeded);
  useEffect(() => {
    if (!isLive || !isNew) return undefined;
    const timer = setTimeout(() => onKeep(next), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLive, isNew, next, onKeep]);

  function keep(): void {
    setTyped(isNew ? next : text);
    if (isNew) onKeep(next);
  }

  return (
    <input
      {...input}
      value={typed}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") currentTarget.blur();
      }}
    />
  );
}
