/** Routes for people in addition to the generic ones. */
import {
  type Call,
  type Handler,
  type Work,
  handler,
  lockOne,
  mutation,
  query,
  readOne,
  requireFreshProof,
  say,
} from '@portal/kit';
import { accountAnswers } from '../../texts/en/account-answers.ts';
import {
  refuseCommonPassword,
  withRetryAfter,
  type CallLimits,
  type KnownDevices,
} from '../account/index.ts';
import type { Mailing } from '../account-mail/index.ts';
import type { OrcidProofs } from '../registration/index.ts';
import { readRequestedAddress, askForAddress, confirmAddress } from './commands/change-email.ts';
import { createUser } from './commands/create-user.ts';
import { changePassword } from './commands/own-password.ts';
import { resetFactors } from './commands/reset-factors.ts';
import { sendAccountMail } from './commands/staff-mail.ts';
import { userResource } from './user.resource.ts';

export interface UserParts {
  readonly mailing: Mailing;
  readonly limits: CallLimits;
  readonly devices: KnownDevices;
  readonly orcidProofs: OrcidProofs;
}

type OnUser = Pick<Call<'PATCH /user/{id}/password/'>, 'actor' | 'params'>;
const lockUser = ({ actor, params }: OnUser, work: Work) =>
  lockOne(userResource, { work, actor, id: params.id });

export const accountOfUserRoutes = ({ mailing, limits, devices }: UserParts): Handler[] => {
  /** Counted per caller, so that no one can use up another person's attempts. */
  const spend = (call: Pick<Call, 'actor' | 'context'>, what: 'password' | 'email'): Promise<void> =>
    withRetryAfter(call, () => limits.spend(what, call.context.ip, String(call.actor.userId)));

  return [
    mutation('POST /user/create_user/', {
      // The contract defines who may create accounts; the command checks which roles the caller may assign.
      authorise: () => undefined,
      command: ({ call, work }) => createUser(work, mailing, call),
      present: async ({ call, work }, id) => {
        const { object, etag } = await readOne(work, userResource, call.actor, id, {
          expand: userResource.object.expand,
        });
        return { body: object, etag };
      },
    }),

    mutation('POST /user/{id}/resend_email/', {
      load: lockUser,
      authorise: 'send_mail',
      command: ({ call, work }) =>
        sendAccountMail(work, mailing, call.actor.userId, call.params.id, call.body.operation),
      present: async (_, detail) => ({ body: { detail } }),
    }),

    mutation('POST /user/{id}/second-factor-reset/', {
      before: (call) => requireFreshProof(call),
      load: lockUser,
      authorise: 'reset_factors',
      command: ({ call, work }) => resetFactors(work, mailing, call),
      present: async (_, isDone) => ({ body: { state: isDone ? ('done' as const) : ('waiting' as const) } }),
    }),

    mutation('PATCH /user/{id}/password/', {
      async before(call) {
        refuseCommonPassword(call.body.password);
        await spend(call, 'password');
      },
      load: lockUser,
      authorise: 'change_password',
      command: ({ call, work }) => changePassword(work, mailing, call),
      async present({ call }, owner) {
        devices.remember(call, owner);
        return { body: undefined };
      },
    }),

    mutation('POST /user/{id}/email/', {
      before: (call) => spend(call, 'email'),
      load: lockUser,
      authorise: 'change_email',
      command: ({ call, work }) => askForAddress(work, mailing, call),
      present: async ({ call }) => ({
        body: { detail: say(accountAnswers.mailSent, { email: call.body.email }) },
      }),
    }),

    query('GET /email-change/', async ({ database, query: { token } }) => ({
      email: await readRequestedAddress(database, token),
    })),

    handler('POST /email-change/', async (call) => {
      await withRetryAfter(call, () => limits.spend('follow', call.context.ip));
      return { body: { email: await confirmAddress(call, mailing, call.body.token) } };
    }),
  ];
};
