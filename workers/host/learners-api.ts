import { err, LearnerId, ok } from "#engine";
import type { EngineApi } from "../engine-api.ts";
import type { ProfileRow } from "../store/rows.ts";
import type { HostDeps } from "./core-types.ts";
import type { Edges } from "./edges.ts";
import type { EngineCore } from "./engine-core.ts";
import { aboutIn, madeAfter, profileFault, toProfile } from "./profile.ts";

/** Who learns on this device. */
export type LearnersApi = Pick<
  EngineApi,
  "enrol" | "selectLearner" | "signOut" | "updateProfile" | "deleteLearner" | "shareDevice"
>;

export function createLearnersApi(
  deps: Pick<HostDeps, "ids" | "clock">,
  core: EngineCore,
  { edge, anew }: Pick<Edges, "edge" | "anew">,
  /** Asks the browser to keep what is stored. */
  persist: () => Promise<void>,
): LearnersApi {
  return {
    enrol: (input) =>
      edge(async () => {
        const name = input.name.trim();
        const fault = profileFault({ ...input, name });
        if (fault !== null) return err(fault);
        const profiles = core.state.record?.profiles ?? [];
        const profile = {
          id: LearnerId.parse(deps.ids.uuid()),
          name,
          grade: input.grade,
          locale: input.locale,
          ...(input.picture === undefined ? {} : { picture: input.picture }),
          ...(input.appLanguage === undefined ? {} : { appLanguage: input.appLanguage }),
          createdAt: madeAfter(profiles, deps.clock.wall()),
        };
        const about = aboutIn(input);
        const enrolled = await core.alone(async () => {
          const begun = await core.enrol(profile);
          if (!begun.ok || Object.keys(about).length === 0) return begun;
          return core.perform(() => ({ type: "tell-about", about }));
        });
        if (!enrolled.ok) return enrolled;
        if (profiles.length === 0) void persist();
        return ok(toProfile(profile));
      }),
    selectLearner: (id) =>
      anew(async () => {
        const profile = core.state.record?.profiles.find((row) => row.id === id);
        // On a shared device only the PIN lets anybody in.
        if (profile?.account?.shared === true) return err({ type: "not-allowed" });
        return core.alone(() => core.setSelected(id));
      }),
    signOut: () => anew(() => core.alone(() => core.setSelected(null))),
    updateProfile: (change) =>
      edge(() =>
        core.alone(async () => {
          const written = await core.writeProfile((old) => {
            const { likes = old.likes, ...plain } = change;
            const profile: ProfileRow = { ...old, ...plain, name: (change.name ?? old.name).trim() };
            if (likes !== undefined) profile.likes = [...new Set(likes)];
            // A name that is on no disk is neither changed nor missing.
            const isShared = old.account?.shared === true;
            const fault = profileFault(isShared ? { ...profile, name: old.id } : profile);
            if (fault !== null) return err(fault);
            return ok(isShared ? { ...profile, name: "" } : profile);
          });
          // What goes with their work is in the log, too, and so on every device of theirs.
          const about = aboutIn(change);
          if (!written.ok || Object.keys(about).length === 0) return written;
          return core.perform(() => ({ type: "tell-about", about }));
        }),
      ),
    deleteLearner: (id) => edge(() => core.alone(() => core.deleteLearner(id))),
    shareDevice: (className) => edge(() => core.alone(() => core.shareDevice(className))),
  };
}
