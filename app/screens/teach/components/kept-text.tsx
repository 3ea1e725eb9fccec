import { useState, type ComponentProps, type ReactNode, type Ref } from "react";

interface KeptTextProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur" | "onKeyDown" | "ref"> {
  readonly text: string;
  /** Empty it is not kept: what was there is. */
  readonly isNeeded?: boolean;
  readonly onKeep: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line that is kept when it is left, or by Enter. */
export function KeptText({ text, isNeeded = false, onKeep, ...input }: KeptTextProps): ReactNode {
  const [typed, setTyped] = useState(text);

  function keep(): void {
    const next = typed.trim();
    const isKept = next !== text && (next !== "" || !isNeeded);
    setTyped(isKept ? next : text);
    if (isKept) onKeep(next);
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
