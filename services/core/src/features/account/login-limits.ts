/**
 * How fast a password may be guessed. Strangers wait by account and network, and together by account, so that many networks
 * do not help. A device that logged into the account before has its own counter: no stranger locks its owner out.
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

/** Wrong passwords of one place or device that need no waiting; then 2 minutes, 4, 8, … up to an hour. */
export const FREE_TRIES = 10;
/** The same of all strangers together; then half a minute, doubled up to half an hour. */
export const FREE_TRIES_OF_ALL = 30;
const ONE_PLACE: WaitingRule = { free: FREE_TRIES, firstWaitSeconds: 120, longestWaitSeconds: 3600 };
const ALL_PLACES: WaitingRule = { free: FREE_TRIES_OF_ALL, firstWaitSeconds: 30, longestWaitSeconds: 1800 };
/** Tries of one network at any account, per quarter of an hour. Higher, since a whole institute may sit behind it. */
export const NETWORK_TRIES = 100;

/** Who tries. */
export interface Guesser {
  readonly email: string;
  /** Of the network that the call comes from. */
  readonly address: string;
  /** The device, when it logged into this account before. */
  readonly device?: string | undefined;
}

export interface LoginLimits {
  /**
   * Counts an attempt before the password is looked at, so that parallel guesses count too.
   * @returns whether the next one has to wait
   */
  spend(guesser: Guesser): Promise<boolean>;
  /** The attempt was a person who knows the password: it counts for nothing. */
  forgive(guesser: Guesser): Promise<void>;
  /** The same for the password that is asked again of someone who is signed in; strangers cannot use these up. */
  spendSigned(email: string): Promise<void>;
  forgiveSigned(email: string): Promise<void>;
  /** The person proved by mail who they are: earlier guesses at the account count no more. */
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

/** The same for every address, so that no one learns whether there is an account. */
const HINT = accountRefusals.login.unlockMailed;

/** The guesser's own first, then what they share with others: two guessers never wait for each other's own. */
function listCounters({ email, address, device }: Guesser): readonly Counter[] {
  const account = hashSubject(email);
  if (device !== undefined)
    return [{ ...ONE_PLACE, account, hint: HINT, key: `device:${account}:${device}` }];
  const network = hashSubject(`${account}:${findNetwork(address)}`);
  return [
    { ...ONE_PLACE, account, hint: HINT, key: `place:${network}` },
    { ...ALL_PLACES, account, hint: HINT, key: `account:${account}` },
  ];
}

function signedCounter(email: string): Counter {
  const account = hashSubject(email);
  return { ...ONE_PLACE, account, key: `signed:${account}` };
}
