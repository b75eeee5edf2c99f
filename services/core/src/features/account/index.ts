export { accountRoutes } from './account.routes.ts';
export { forgetOldNonces } from './bot-check.ts';
export { createLoginLimits } from './login-limits.ts';
export { endOtherSessionsOf, endSession, endSessionsOf } from './session.commands.ts';
