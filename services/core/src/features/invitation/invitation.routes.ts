import { handler, transact, type Handler } from '@portal/kit';
import { withRetryAfter, type CallLimits } from '../account/index.ts';
import type { Mailing } from '../account-mail/index.ts';
import { declineInvitation } from './invitation.commands.ts';

export interface InvitationParts {
  readonly mailing: Mailing;
  readonly limits: CallLimits;
}

export const invitationRoutes = ({ mailing, limits }: InvitationParts): Handler[] => [
  handler('POST /decline-invitation/', async (call) => {
    const { token, reason } = call.body;
    await withRetryAfter(call, () => limits.spend('follow', call.context.ip));
    await transact(call.database, call.author, (work) => declineInvitation(work, mailing, token, reason));
    return { body: {} };
  }),
];
