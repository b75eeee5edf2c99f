/** Who is signed in and in which role (spec 1 section 4). */
export { ImpersonationContext, useImpersonation, type ImpersonationState } from './impersonation-context.ts';
export { forgetDestination, isPath, keptDestination, rememberDestination } from './destination.ts';
export { settleSessionRole } from './role-choice.ts';
export {
  SessionContext,
  type SessionInstitution,
  type SessionState,
  type SessionUser,
} from './session-context.ts';
export { SessionProvider } from './SessionProvider.tsx';
export { useStoredTexts, useTabDraft } from './tab-drafts.ts';
export { useSession, useSessionUser } from './use-session.ts';
export { ForRoles } from './ForRoles.tsx';
