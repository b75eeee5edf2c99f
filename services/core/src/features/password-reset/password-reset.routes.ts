import { handler, query, type Handler } from '@portal/kit';
import {
  withMinimumTime,
  createLoginLimits,
  refuseCommonPassword,
  withRetryAfter,
  type BotCheck,
  type CallLimits,
  type KnownDevices,
} from '../account/index.ts';
import type { Mailing } from '../account-mail/index.ts';
import { askForReset, findUsableLink, resetPassword } from './password-reset.commands.ts';

export interface PasswordResetParts {
  readonly mailing: Mailing;
  readonly limits: CallLimits;
  readonly botCheck: BotCheck;
  readonly devices: KnownDevices;
}

export const passwordResetRoutes = ({
  mailing,
  limits,
  botCheck,
  devices,
}: PasswordResetParts): Handler[] => [
  handler('POST /forgot-password/', async (call) => {
    const { email, recaptcha } = call.body;
    await botCheck.spend(call.database, recaptcha);
    await withRetryAfter(call, () => limits.spend('forgot', call.context.ip, email));
    await withMinimumTime(() => askForReset(call, mailing, email));
    return { body: {} };
  }),

  query('GET /reset-password/', async (call) => ({
    usable: (await findUsableLink(call.database, call.query.token)) !== undefined,
  })),

  handler('POST /reset-password/', async (call) => {
    await withRetryAfter(call, () => limits.spend('reset', call.context.ip));
    refuseCommonPassword(call.body.password);
    const owner = await resetPassword(call, mailing, call.body);
    await createLoginLimits(call.database).forget(owner.email);
    // Even if the guessing continues, the person who received the mail no longer has to wait.
    devices.remember(call, owner);
    return { body: {} };
  }),
];
