/** The sessions in which a person is signed in (docs/people.md). */
import { userSessionObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel, type Actor } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { SessionModel } from '../../models/index.ts';
import { nameDevice } from './device.ts';

export const OPEN_SESSION = `t.ended_at is null and t.expires_at > now()
  and t.last_seen > now() - t.idle_seconds * interval '1 second'`;

const sessionPolicy = definePolicy({
  object: 'user-session',
  // An impersonation session belongs to the superuser and is not listed for the impersonated person.
  relations: { own: `t.account_id = :actor and t.impersonator_id is null and ${OPEN_SESSION}` },
  actions: {
    read: { who: { signed_in: ['own'] } },
    delete: {
      who: { signed_in: ['own'] },
      when: (_session: unknown, actor: Actor) => actor.impersonatorId === null,
      because: accountRefusals.acting.noSessions,
    },
  },
});

export const userSessionResource = defineResource({
  object: userSessionObject,
  ...fromModel(SessionModel),
  policy: sessionPolicy,
  columns: {
    device: 't.user_agent',
    expires: 't.expires_at',
  },
  presentedFields: ['is_current'],
  present: (row, { actor }) => ({
    ...row,
    device: nameDevice(String(row['device'])),
    is_current: row['id'] === actor.sessionId,
  }),
});
