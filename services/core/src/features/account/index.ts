export { MAILS_PER_DAY } from './call-limits.ts';
export { findLookAlike } from './look-alike.queries.ts';
export { readCredentials, readSession } from './account.queries.ts';
export { accountRoutes, type Impersonate } from './account.routes.ts';
export { withMinimumTime } from './minimum-time.ts';
export { forgetSeenVersions } from './seen-versions.ts';
export { createBotCheck, forgetOldNonces, type BotCheck } from './bot-check.ts';
export { saveGoal } from './goal.commands.ts';
export { isCommonPassword, refuseCommonPassword } from './common-passwords.ts';
export { endDemoSessions } from './demo-accounts.ts';
export { consume, createCallLimits, type CallLimits } from './call-limits.ts';
export { createKnownDevices, type DeviceOwner, type KnownDevices } from './known-device.ts';
export { createLoginLimits, type LoginLimits } from './login-limits.ts';
export { withRetryAfter } from './too-many-attempts.ts';
export { setCookie } from './cookie.ts';
export {
  endOtherSessions,
  endSession,
  endSessions,
  openSession,
  setTokenCookie,
  readToken,
} from './session.commands.ts';
export { answerSignIn, completeSignIn, refuseBlockedAccount, refuseForStep } from './login.commands.ts';
export { findStep, forgetOldSteps, openStep, STEP_MINUTES, takeStep } from './second-step.ts';
export { TERMS_VERSION } from './terms.ts';
export { confirmPassword } from './confirm-password.ts';
