export { createIdentity, type Identity, type IdentityOptions } from "./identity.ts";
export { IDENTITY_COMPONENTS, identityOpenApi, identityPaths } from "./openapi.ts";
export { IDENTITY_ROUTES, identityRoutes, type RoutesOptions } from "./identity-routes.ts";
export type { IdentityStore, Rows } from "./identity-store.ts";
export { createMemoryIdentityStore } from "./memory-identity-store.ts";
export type { IdentityHooks } from "./route.ts";
export { ownerOf, type GuestClaim, type LearnerSession, type Session, type TeacherSession } from "./sessions.ts";
export { createSqliteIdentityStore } from "./sqlite-identity-store.ts";
export type { KioskVisit } from "./hand-ins.ts";
