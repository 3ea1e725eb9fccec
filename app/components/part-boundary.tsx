import { Component, type ReactNode } from "react";
import { NotHereYet } from "../not-here.ts";
import { textHere } from "../text/language.ts";
import { NotHere } from "./not-here.tsx";
import { Screen } from "./screen.tsx";

interface PartProps {
  /** Where it stands: elsewhere the part is another one. */
  readonly place: string;
  readonly children: ReactNode;
}

interface PartState {
  readonly place: string;
  readonly error: unknown;
}

/** Shows in the place of a screen that a part of it is not on the device yet [APP71]; other errors are not its own. */
export class PartBoundary extends Component<PartProps, PartState> {
  override readonly state: PartState = { place: this.props.place, error: null };

  static getDerivedStateFromError(error: unknown): Partial<PartState> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: PartProps, state: PartState): PartState | null {
    return place === state.place ? null : { place, error: null };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof NotHereYet)) throw error;
    return (
      <Screen title={textHere("not-here.title")} without="content-missing">
        <NotHere />
      </Screen>
    );
  }
}
