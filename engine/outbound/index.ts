export { composeMessage, OutMessage, ROWS_FOR, type Telling } from "./message.ts";
export { ABOUTS, outsOf, type About, type Out } from "./outs.ts";
export { uuid5 } from "./uuid5.ts";
export { STATED, statementOf, type StatementPlace, type XapiStatement } from "./statement.ts";
