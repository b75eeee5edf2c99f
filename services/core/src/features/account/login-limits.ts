/**
 * Limits password guessing. Unknown devices are counted by account and network, and also together by account, so that
 * using many networks does not help. A device that signed in to the account before has its own counter, so strangers
 * cannot lock out the owner.
 */
import { findNetwork, sql, type Database } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { consume, hashSubject, createWindow } from './call-limits.ts';
import {
  countTry,
  forgetCounter,
  forgetCounters,
  forgetOldCounters,
  takeBack,
  type Counter,
  type WaitingRule,
} from './guess-counter.ts';

/**
 * Wrong passwords from one network or device that need no waiting. Then the wait is 2 minutes, 4, 8, … up to an hour.
 */
export const FREE_TRIES = 10;
/** The same for all unknown devices together. Then the wait is half a minute and doubles up to half an hour. */
export const FREE_TRIES_OF_ALL = 30;
const ONE_PLACE: WaitingRule = { free: FREE_TRIES, firstWaitSeconds: 120, longestWaitSeconds: 3600 };
const ALL_PLACES: WaitingRule = { free: FREE_TRIES_OF_ALL, firstWaitSeconds: 30, longestWaitSeconds: 1800 };
/**
 * Tries of one network on any account, per quarter of an hour. The limit is higher, because a whole institute may share
 * one network.
 */
export const NETWORK_TRIES = 100;

/** Who tries. */
export interface Guesser {
  readonly email: string;
  /** Network address of the call. */
  readonly address: string;
  /** Id of the device, if it signed in to this account before. */
  readonly device?: string | undefined;
}

export interface LoginLimits {
  /**
   * Counts an attempt before the password is checked, so that parallel guesses count too.
   * @returns whether the next attempt has to wait
   */
  spend(guesser: Guesser): Promise<boolean>;
  /** Takes the attempt back, because the password was correct. */
  forgive(guesser: Guesser): Promise<void>;
  /** The same for codes of a second factor, which a person enters after the password. */
  spendCode(guesser: Guesser): Promise<boolean>;
  forgiveCode(guesser: Guesser): Promise<void>;
  /** Counts an attempt to confirm the password of a signed-in person. Strangers cannot use up these attempts. */
  spendSigned(email: string): Promise<void>;
  forgiveSigned(email: string): Promise<void>;
  /** Resets the guesses on the account after the person proved their identity by mail. */
  forget(email: string): Promise<void>;
  forgetExpired(): Promise<void>;
}

export function createLoginLimits(database: Database): LoginLimits {
  const networks = createWindow(database, 'address', NETWORK_TRIES);
  return {
    async spend(guesser) {
      if (guesser.device === undefined) await consume(networks, findNetwork(guesser.address));
      return countTry(database, listCounters(guesser));
    },
    async forgive(guesser) {
      const [own, ...shared] = listCounters(guesser);
      if (own) await forgetCounter(database, own);
      for (const counter of shared) await takeBack(database, counter);
      if (guesser.device === undefined) await networks.reward(findNetwork(guesser.address));
    },
    spendCode: (guesser) => countTry(database, listCounters(guesser, 'code')),
    async forgiveCode(guesser) {
      const [own, ...shared] = listCounters(guesser, 'code');
      if (own) await forgetCounter(database, own);
      for (const counter of shared) await takeBack(database, counter);
    },
    async spendSigned(email) {
      await countTry(database, [signedCounter(email)]);
    },
    async forgiveSigned(email) {
      await forgetCounter(database, signedCounter(email));
    },
    async forget(email) {
      await forgetCounters(database, hashSubject(email));
    },
    async forgetExpired() {
      await forgetOldCounters(database);
      await database.run(sql`delete from core.login_attempt where expire < ${Date.now()}`);
    },
  };
}

/** The hint is the same for every address, so that it does not reveal whether an account exists. */
const HINT = accountRefusals.login.unlockMailed;

/**
 * The guesser's own counter comes first, then the shared one. In this order two guessers never block each other's own
 * counter. Codes of a second factor have counters of their own, which the mailed link does not reset.
 */
function listCounters(
  { email, address, device }: Guesser,
  kind: 'password' | 'code' = 'password',
): readonly Counter[] {
  const account = hashSubject(kind === 'code' ? `code:${email}` : email);
  const common = { account, ...(kind === 'password' && { hint: HINT }) };
  if (device !== undefined) return [{ ...ONE_PLACE, ...common, key: `device:${account}:${device}` }];
  const network = hashSubject(`${account}:${findNetwork(address)}`);
  return [
    { ...ONE_PLACE, ...common, key: `place:${network}` },
    { ...ALL_PLACES, ...common, key: `account:${account}` },
  ];
}

function signedCounter(email: string): Counter {
  const account = hashSubject(email);
  return { ...ONE_PLACE, account, key: `signed:${account}` };
}
