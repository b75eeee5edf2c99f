/** A link that signs the owner of an account in without waiting while strangers guess its password. */
import { invalid, handler, query, transact, type Handler, type Reads } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { AccountModel } from '../../models/index.ts';
import { consumeLink, readLink, type StoredLink } from '../account-mail/index.ts';
import type { CallLimits } from './call-limits.ts';
import type { KnownDevices } from './known-device.ts';
import type { LoginLimits } from './login-limits.ts';
import { withRetryAfter } from './too-many-attempts.ts';

export interface UnlockParts {
  readonly limits: CallLimits;
  readonly loginLimits: LoginLimits;
  readonly devices: KnownDevices;
}

export const unlockRoutes = ({ limits, loginLimits, devices }: UnlockParts): Handler[] => [
  query('GET /unlock-login/', async (call) => ({
    usable: (await findUsableLink(call.database, call.query.token)) !== undefined,
  })),

  handler('POST /unlock-login/', async (call) => {
    await withRetryAfter(call, () => limits.spend('unlock', call.context.ip));
    const { token } = call.body;
    const link = await findUsableLink(call.database, token);
    const author = { ...call.author, actorId: link?.account_id ?? null };
    const owner = await transact(call.database, author, async (work) => {
      const taken = link && (await consumeLink(work, 'unlock', token));
      const account = taken?.account_id && (await work.read(AccountModel).findById(taken.account_id));
      if (!account || !account.active) throw invalid({ token: [accountRefusals.link.usedOrOld] });
      return account;
    });
    await loginLimits.forget(owner.email);
    // Even if the guessing continues, this device no longer has to wait.
    devices.remember(call, owner);
    return { body: {} };
  }),
];

/** Reads the link without using it. Undefined for a link of another kind, or one that is used or expired. */
async function findUsableLink(reads: Reads, token: string): Promise<StoredLink | undefined> {
  const link = await readLink(reads, token);
  return link?.kind === 'unlock' && !link.used && !link.expired ? link : undefined;
}
