export { linkInstitution, type PendingRegistration } from './pending-registration.ts';
export { mailVerificationAgain } from './verification.commands.ts';
export { findAccount, lockAccount, type AccountState } from './verification.queries.ts';
export { verificationRoutes } from './verification.routes.ts';
