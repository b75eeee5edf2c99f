/** Signing, by the institution's official and then for the foundation (spec 1 sections 4 and 5; decisions.md). */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { MESSAGES, RDA_STATUS, signatureMeaning, type SignerRole } from '@portal/contract';
import {
  forbidden,
  invalid,
  checkVersion,
  readOne,
  stale,
  transact,
  wrongState,
  type Actor,
  type Call,
  type Work,
} from '@portal/kit';
import { agreementRefusals } from '../../../texts/en/agreement-refusals.ts';
import type { FileStore } from '../../../clients/file-store/index.ts';
import { confirmPassword, type LoginLimits } from '../../account/index.ts';
import { agreementResource, lockAgreement, type LockedAgreement } from '../agreement.resource.ts';
import { announceStatus, confirmToSigner } from '../announcements.ts';
import { appendSignature } from '../append-signature.ts';
import { saveData } from './edit-agreement.ts';

export interface SigningParts {
  readonly store: FileStore;
  readonly limits: LoginLimits;
  readonly publicUrl: string;
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

const SIDES = {
  official: { action: 'sign', status: RDA_STATUS.AWAITING_EXECUTION, prefix: '' },
  foundation: { action: 'countersign', status: RDA_STATUS.FULLY_EXECUTED, prefix: 'sf_' },
} as const;

export async function signAgreement(
  call: SigningCall,
  parts: SigningParts,
  role: SignerRole,
  given: SignatureGiven,
): Promise<void> {
  const { action } = SIDES[role];
  if (call.actor.impersonatorId !== null) throw forbidden(agreementRefusals.sign.notWhileActing);
  // Rights before the password: whoever may not sign learns nothing about passwords, and holds no lock meanwhile.
  await transact(call.database, call.author, async (work) =>
    (await lockAgreement(work, call.actor, given.id)).authorise(action),
  );
  if (given.signature !== call.actor.displayName) throw invalid({ signature: [MESSAGES.signatureMismatch] });
  await confirmPassword(call, parts.limits, given.password);

  await transact(call.database, call.author, async (work) => {
    const agreement = await lockAgreement(work, call.actor, given.id);
    agreement.authorise(action);
    await refuseOtherDocument(work, call, agreement, given);
    await refuseDamaged(parts.store, agreement);
    await record(work, call.actor, parts, { agreement, role });
  });
}

/** What is signed is what was read. */
async function refuseOtherDocument(
  work: Work,
  call: SigningCall,
  agreement: LockedAgreement,
  given: SignatureGiven,
): Promise<void> {
  const isOther = given.sha256 !== undefined && given.sha256 !== agreement.state.sha256;
  const current = async () => (await readOne(work, agreementResource, call.actor, agreement.id)).object;
  if (isOther) throw stale(await current());
  await checkVersion(call, agreement.etag, current);
}

async function refuseDamaged(store: FileStore, { state }: LockedAgreement): Promise<void> {
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

async function record(
  work: Work,
  signer: Actor,
  parts: SigningParts,
  { agreement, role }: { agreement: LockedAgreement; role: SignerRole },
): Promise<void> {
  const { status, prefix } = SIDES[role];
  const { state } = agreement;
  const signedAt = new Date();
  const id = await appendSignature(work, parts.sealSecret, {
    fileId: String(agreement.id),
    storageKey: state.storage_key,
    institutionId: state.institution_id,
    role,
    signerId: signer.userId,
    typedName: signer.displayName,
    meaning: signatureMeaning(role, state.institution_name),
    signedAt,
    sha256: state.sha256,
  });
  await saveData(work, agreement.id, {
    status,
    [`${prefix}signature`]: signer.displayName,
    [`${prefix}signature_date`]: `${signedAt.toISOString().slice(0, 10)}T12:00:00`,
    [`${prefix}signature_id`]: id,
  });
  const write = { work, publicUrl: parts.publicUrl };
  await confirmToSigner(write, agreement, id);
  await announceStatus(write, agreement, status);
}
