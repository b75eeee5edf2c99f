/**
 * Signatures by the institution's official and then for the foundation (spec 1 sections 4 and 5; docs/agreements.md).
 */
import { RDA_STATUS, signatureMeaning, type SignerRole } from '@portal/contract';
import { readOne, type Actor, type Work } from '@portal/kit';
import { agreementResource, lockAgreement, type LockedAgreement } from '../agreement.resource.ts';
import { announceStatus, confirmToSigner } from '../announcements.ts';
import { appendSignature } from '../append-signature.ts';
import { signDocument, type SignatureGiven, type SigningCall, type SigningParts } from '../sign-document.ts';
import { saveData } from './edit-agreement.ts';

const SIDES = {
  official: { action: 'sign', status: RDA_STATUS.AWAITING_EXECUTION, prefix: '' },
  foundation: { action: 'countersign', status: RDA_STATUS.FULLY_EXECUTED, prefix: 'sf_' },
} as const;

export const signAgreement = (
  call: SigningCall,
  parts: SigningParts,
  role: SignerRole,
  given: SignatureGiven,
): Promise<void> =>
  signDocument(call, parts, given, {
    action: SIDES[role].action,
    lock: (work) => lockAgreement(work, call.actor, given.id),
    read: async (work) => (await readOne(work, agreementResource, call.actor, given.id)).object,
    record: (work, agreement) => record(work, call.actor, parts, { agreement, role }),
  });

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
  await confirmToSigner(work, agreement, id);
  await announceStatus(work, agreement, status);
}
