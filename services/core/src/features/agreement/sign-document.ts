/** What every signature in the portal asks for, on whichever agreement: rights, the signer's name, the password, the bytes that were read. */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { MESSAGES } from '@portal/contract';
import {
  checkVersion,
  forbidden,
  invalid,
  stale,
  transact,
  wrongState,
  type Call,
  type Locked,
  type Work,
} from '@portal/kit';
import type { FileStore } from '../../clients/file-store/index.ts';
import { agreementRefusals } from '../../texts/en/agreement-refusals.ts';
import { confirmPassword, type LoginLimits } from '../account/index.ts';

export interface SigningParts {
  readonly store: FileStore;
  readonly limits: LoginLimits;
  /** Seals signatures. */
  readonly sealSecret: string;
}
export type SigningCall = Pick<
  Call,
  'actor' | 'author' | 'context' | 'database' | 'ifMatch' | 'needsVersion' | 'log'
>;
export interface SignatureGiven {
  readonly id: string;
  readonly signature: string;
  readonly password: string;
  readonly sha256?: string | undefined;
}

/** The document as it is stored. */
export interface StoredDocument {
  readonly storage_key: string;
  readonly sha256: string;
}

export interface Signing<State extends StoredDocument> {
  /** Of the policy. */
  readonly action: string;
  readonly lock: (work: Work) => Promise<Locked<State>>;
  /** The object as it is now, for the person who comes too late. */
  readonly read: (work: Work) => Promise<unknown>;
  /** Writes the signature and what it changes. */
  readonly record: (work: Work, locked: Locked<State>) => Promise<void>;
}

/** @throws FORBIDDEN, WRONG_STATE, INVALID_INPUT, STALE; nothing is written then */
export async function signDocument<State extends StoredDocument>(
  call: SigningCall,
  parts: Pick<SigningParts, 'store' | 'limits'>,
  given: SignatureGiven,
  { action, lock, read, record }: Signing<State>,
): Promise<void> {
  if (call.actor.impersonatorId !== null) throw forbidden(agreementRefusals.sign.notWhileActing);
  // Rights before the password: a person who must not sign learns nothing about passwords, and has no lock.
  await transact(call.database, call.author, async (work) => (await lock(work)).authorise(action));
  if (given.signature !== call.actor.displayName) throw invalid({ signature: [MESSAGES.signatureMismatch] });
  await confirmPassword(call, parts.limits, given.password);

  await transact(call.database, call.author, async (work) => {
    const locked = await lock(work);
    locked.authorise(action);
    // What is signed is what was read.
    if (given.sha256 !== undefined && given.sha256 !== locked.state.sha256) throw stale(await read(work));
    await checkVersion(call, locked.etag, () => read(work));
    await refuseDamaged(parts.store, locked.state);
    await record(work, locked);
  });
}

async function refuseDamaged(store: FileStore, state: StoredDocument): Promise<void> {
  const hash = createHash('sha256');
  const wasRead = await store
    .read(state.storage_key)
    .then((content) => pipeline(content, hash))
    .then(
      () => true,
      () => false,
    );
  if (!wasRead || hash.digest('hex') !== state.sha256) throw wrongState(agreementRefusals.document.damaged);
}
