import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import css from "./button.module.css";

export type ButtonLook = "primary" | "secondary" | "quiet";

interface Look {
  /** `primary` is the one thing to press on a screen. */
  readonly look?: ButtonLook;
  readonly big?: boolean;
}

/** A button, 48 px high or more. Put a word in it; an icon only beside the word. */
export function Button({ look = "secondary", big = false, ...props }: ComponentProps<"button"> & Look): ReactNode {
  return <button type="button" {...props} className={classes(look, big)} />;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({
  href,
  look = "secondary",
  big = false,
  children,
}: Look & { readonly href: string; readonly children: ReactNode }): ReactNode {
  return (
    <Link href={href} className={classes(look, big)}>
      {children}
    </Link>
  );
}

interface FileButtonProps extends Look, Pick<ComponentProps<"input">, "accept" | "aria-describedby"> {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Opens the device's own chooser of files. The same file may be chosen again. */
export function FileButton({
  look = "secondary",
  big = false,
  onFile,
  children,
  ...props
}: FileButtonProps): ReactNode {
  return (
    <label className={css["file"]}>
      <input
        {...props}
        type="file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
      <span className={classes(look, big)}>{children}</span>
    </label>
  );
}

function classes(look: ButtonLook, big: boolean): string {
  return [css["button"], css[look], big ? css["big"] : ""].join(" ");
}
