import "./whole-checker.ts";

export { check, type CheckRequest } from "./mark.ts";
