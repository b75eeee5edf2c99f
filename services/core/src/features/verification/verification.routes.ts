import { handler, query, transact, type Handler } from '@portal/kit';
import { withMinimumTime, withRetryAfter, type CallLimits } from '../account/index.ts';
import { readLink, type Mailing } from '../account-mail/index.ts';
import { unknownLink } from '../invitation/index.ts';
import { followLink, renewLink, resendByAddress } from './verification.commands.ts';
import { describeLink } from './verification.queries.ts';

export interface VerificationParts {
  readonly mailing: Mailing;
  readonly limits: CallLimits;
}

export const verificationRoutes = ({ mailing, limits }: VerificationParts): Handler[] => [
  query('GET /verify-user/', async (call) => {
    const link = await readLink(call.database, call.query.token);
    if (!link) throw unknownLink();
    return describeLink(call.database, link);
  }),

  handler('POST /verify-user/', async (call) => {
    const { token } = call.body;
    // Following an expired link sends a mail each time, so the token is the subject of the limit.
    await withRetryAfter(call, () => limits.spend('follow', call.context.ip, token));
    return { body: await followLink(call, mailing, token) };
  }),

  handler('POST /resend-verification/', async (call) => {
    const asked = call.body;
    const subject = 'email' in asked ? asked.email : asked.token;
    await withRetryAfter(call, () => limits.spend('resend', call.context.ip, subject));
    await withMinimumTime(() =>
      transact(call.database, call.author, async (work) => {
        if ('email' in asked) return resendByAddress(work, mailing, asked.email);
        const link = await readLink(work, asked.token);
        return link && renewLink(work, mailing, link);
      }),
    );
    return { body: {} };
  }),
];
