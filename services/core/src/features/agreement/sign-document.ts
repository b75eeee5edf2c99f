/**
 * Checks common to all signatures in the portal, on any agreement: rights, the signer's name, the password, and the
 * bytes that were read.
 */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { MESSAGES } from '@portal/contract';
import {
  checkVersion,
  forbidden,
  invalid,
  requireFreshProof,
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
  /** Secret that seals signatures. */
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

export interface StoredDocument {
  readonly storage_key: string;
  readonly sha256: string;
}

export interface Signing<State extends StoredDocument> {
  /** Name of an action in the policy. */
  readonly action: string;
  readonly lock: (work: Work) => Promise<Locked<State>>;
  /** Reads the current object, for a caller whose version is stale. */
  readonly read: (work: Work) => Promise<unknown>;
  /** Writes the signature and the changes that follow from it. */
  readonly record: (work: Work, locked: Locked<State>) => Promise<void>;
}

/** @throws FORBIDDEN, WRONG_STATE, INVALID_INPUT, STALE; in these cases nothing is written */
export async function signDocument<State extends StoredDocument>(
  call: SigningCall,
  parts: Pick<SigningParts, 'store' | 'limits'>,
  given: SignatureGiven,
  { action, lock, read, record }: Signing<State>,
): Promise<void> {
  if (call.actor.impersonatorId !== null) throw forbidden(agreementRefusals.sign.notWhileActing);
  // Check rights before the password: a person who must not sign gets no information about passwords and takes no lock.
  await transact(call.database, call.author, async (work) => (await lock(work)).authorise(action));
  if (given.signature !== call.actor.displayName) throw invalid({ signature: [MESSAGES.signatureMismatch] });
  await requireFreshProof(call);
  await confirmPassword(call, parts.limits, given.password);

  await transact(call.database, call.author, async (work) => {
    const locked = await lock(work);
    locked.authorise(action);
    // Only the document that the caller has read can be signed.
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
