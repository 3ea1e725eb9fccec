import { useSchoolData } from "../session/school.tsx";
import { isThisComputerOnly } from "./is-this-computer-only.ts";
import { ownAddress, type OwnAddress } from "./own-address.ts";

/** The address to tell pupils, asked of the server where it has to be. Null: it has not answered yet. */
export function useOwnAddress(): OwnAddress | null {
  const { value, error } = useSchoolData("GET /addresses");
  const isAnswered = value !== null || error !== null;
  return isAnswered || !isThisComputerOnly(globalThis.location.hostname)
    ? ownAddress(globalThis.location, value)
    : null;
}
