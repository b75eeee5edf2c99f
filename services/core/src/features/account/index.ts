export { MAILS_PER_DAY } from './call-limits.ts';
export { findLookAlike } from './look-alike.queries.ts';
export { readSession } from './account.queries.ts';
export { accountRoutes, type Impersonate } from './account.routes.ts';
export { atLeast } from './at-least.ts';
export { createBotCheck, forgetOldNonces, type BotCheck } from './bot-check.ts';
export { isCommonPassword, refuseCommonPassword } from './common-passwords.ts';
export { endDemoSessions } from './demo-accounts.ts';
export { createCallLimits, type CallLimits } from './call-limits.ts';
export { createKnownDevices, type DeviceOwner, type KnownDevices } from './known-device.ts';
export { createLoginLimits, type LoginLimits } from './login-limits.ts';
export { tellingWhen } from './too-many-attempts.ts';
export {
  endOtherSessionsOf,
  endSession,
  endSessionsOf,
  setTokenCookie,
  tokenOf,
} from './session.commands.ts';
export { TERMS_VERSION } from './terms.ts';
export { confirmPassword } from './confirm-password.ts';
