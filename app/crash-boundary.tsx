import { Component, type ReactNode } from "react";
import { Button } from "./components/button.tsx";
import { Plate } from "./components/plate.tsx";
import { textHere } from "./text/language.ts";

interface CrashState {
  readonly crashed: boolean;
}

/** The last net: a bug in a screen shows one sentence and one button; the work is in the worker's keeping. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, CrashState> {
  override readonly state: CrashState = { crashed: false };

  static getDerivedStateFromError(): CrashState {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <Plate title={textHere("app.crash.title")} sentence={textHere("app.crash.text")}>
        <Button look="primary" onClick={() => globalThis.location.reload()}>
          {textHere("app.reload")}
        </Button>
      </Plate>
    );
  }
}
