/** The link that lets the owner of an account in at once while strangers guess at its password. */
import { invalid, handler, query, transact, type Database, type Handler } from '@portal/kit';
import { consumeLink, lookAtLink, type LookedAtLink } from '../account-mail/index.ts';
import type { CallLimits } from './call-limits.ts';
import type { DeviceOwner, KnownDevices } from './known-device.ts';
import type { LoginLimits } from './login-limits.ts';
import { tellingWhen } from './too-many-attempts.ts';

export interface UnlockParts {
  readonly limits: CallLimits;
  readonly loginLimits: LoginLimits;
  readonly devices: KnownDevices;
}

interface Owner extends DeviceOwner {
  readonly email: string;
}

export const unlockRoutes = ({ limits, loginLimits, devices }: UnlockParts): Handler[] => [
  query('GET /unlock-login/', async (call) => ({
    usable: (await usableLink(call.database, call.query.token)) !== undefined,
  })),

  handler('POST /unlock-login/', async (call) => {
    await tellingWhen(call, () => limits.spend('unlock', call.context.ip));
    const { database } = call;
    const { token } = call.body;
    const link = await usableLink(database, token);
    const owner = await transact(
      database,
      { ...call.author, actorId: link?.account_id ?? null },
      async (work) => {
        const taken = link && (await consumeLink(work, 'unlock', token));
        const [account] = await database.query<Owner>(
          {
            text: 'select id, email::text as email, password_hash from core.account where id = $1 and active',
            values: [taken?.account_id ?? null],
          },
          work.trx,
        );
        if (!account) throw invalid({ token: ['This link was used before or is too old'] });
        return account;
      },
    );
    await loginLimits.forget(owner.email);
    // Guesses may go on: this device is not held up by them any more.
    devices.remember(call, owner);
    return { body: {} };
  }),
];

/** Only looks. Undefined for a link that cannot be used, or not for this. */
async function usableLink(database: Database, token: string): Promise<LookedAtLink | undefined> {
  const link = await lookAtLink(database, token);
  return link?.kind === 'unlock' && !link.used && !link.expired ? link : undefined;
}
