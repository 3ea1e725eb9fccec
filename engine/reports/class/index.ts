export { ALERT_ENDS, ALERT_KINDS, alertOf, type AlertEnd, type AlertKind } from "./alerts.ts";
