import type { TurnView } from "#engine";
import type { Text } from "../../text/text.ts";

type Attempt = Extract<TurnView, { readonly type: "attempt" }>;

/** Why an attempt was judged as it was, in words [SCR8]. Facts that are missing leave the sentence without them. */
export function reasonText(t: Text, attempt: Pick<Attempt, "reason" | "params" | "close">): string {
  const { reason, params } = attempt;
  switch (reason) {
    case "different":
      return t(attempt.close ? "reason.different.close" : "reason.different");
    case "unknown-symbol":
      return params["symbol"] === undefined ? t("reason.unknown-symbol.bare") : t("reason.unknown-symbol", params);
    case "wrong-variable":
      return params["variable"] === undefined ? t("reason.wrong-variable") : t("reason.wrong-variable.named", params);
    case "needs-assignment":
      return t("reason.needs-assignment", { variable: params["variable"] ?? "x" });
    default:
      return t(`reason.${reason}`, params);
  }
}
