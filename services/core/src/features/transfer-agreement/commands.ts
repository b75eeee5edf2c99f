/** Commands on a Material Transfer Agreement: sign, execute, decline, reissue. */
import { signatureMeaning, type SignerRole } from '@portal/contract';
import {
  checkVersion,
  readOne,
  sql,
  transact,
  wrongState,
  type Actor,
  type Call,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { TransferAgreementModel, TransferReminderModel } from '../../models/index.ts';
import { transferRefusals } from '../../texts/en/transfer-refusals.ts';
import {
  appendSignature,
  signDocument,
  type SignatureGiven,
  type SigningCall,
  type SigningParts,
} from '../agreement/index.ts';
import {
  announceState,
  notifyDeclined,
  notifyExecuted,
  notifySigned,
  remindToSign,
} from './announcements.ts';
import { issueAgreement, type IssueParts } from './issue.ts';
import {
  lockTransfer,
  transferAgreementResource,
  type LockedTransfer,
} from './transfer-agreement.resource.ts';

export type TransferParts = SigningParts & IssueParts;
type DecidingCall = Pick<Call, 'actor' | 'author' | 'database' | 'ifMatch' | 'needsVersion'>;

const SIDES = {
  official: { action: 'sign', state: 'awaiting_execution', notify: notifySigned },
  foundation: { action: 'execute', state: 'executed', notify: notifyExecuted },
} as const;

const readNow = async (work: Work, actor: Actor, id: string) =>
  (await readOne(work, transferAgreementResource, actor, id)).object;

export const signTransfer = (
  call: SigningCall,
  parts: TransferParts,
  role: SignerRole,
  given: SignatureGiven,
): Promise<void> =>
  signDocument(call, parts, given, {
    action: SIDES[role].action,
    lock: (work) => lockTransfer(work, call.actor, given.id),
    read: (work) => readNow(work, call.actor, given.id),
    async record(work, { state }) {
      const signature = await appendSignature(work, parts.sealSecret, {
        fileId: given.id,
        storageKey: state.storage_key,
        institutionId: state.institution_id,
        role,
        signerId: call.actor.userId,
        typedName: call.actor.displayName,
        meaning: signatureMeaning(role, state.institution_name),
        signedAt: new Date(),
        sha256: state.sha256,
      });
      await work
        .of(TransferAgreementModel)
        .findById(given.id)
        .patch({
          state: SIDES[role].state,
          [`${role}_signature_id`]: signature,
          [`${role}_signature`]: call.actor.displayName,
        });
      await announceState(work, given.id, SIDES[role].state);
      await SIDES[role].notify(work, given.id);
    },
  });

export const declineTransfer = (
  call: DecidingCall,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> =>
  transact(call.database, call.author, async (work) => {
    await lockForDecision(work, call, id, 'decline');
    await work.of(TransferAgreementModel).findById(id).patch({ state: 'declined', reason });
    await announceState(work, id, 'declined');
    await notifyDeclined(work, id, reason);
  });

/** A researcher who waits for the agreement reminds the Signing Official. */
export const remindOfTransfer = (
  call: Pick<Call, 'actor' | 'author' | 'database'>,
  id: string,
): Promise<void> =>
  transact(call.database, call.author, async (work) => {
    (await lockTransfer(work, call.actor, id)).authorise('remind');
    await work.of(TransferReminderModel).insert({ transfer_agreement_id: id });
    await remindToSign(work, id, call.actor.displayName);
  });

const AgreementParties = z.object({ owner_id: z.int(), institution_id: z.int().nullable() });

/**
 * Voids the agreement and issues its next version, for the request's present owner and their institution.
 * @returns the id of the new one
 */
export const reissueTransfer = (
  call: DecidingCall,
  parts: IssueParts,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<string> =>
  transact(call.database, call.author, async (work) => {
    const { state } = await lockForDecision(work, call, id, 'reissue');
    const old = await work.of(TransferAgreementModel).patchAndFetchById(id, { state: 'voided', reason });
    await announceState(work, id, 'voided');
    const now = await work.row(
      AgreementParties,
      sql`select r.user_id as owner_id, r.institution_id from researcher_api.involvement_owner r
        where r.request_id = ${state.request_id} limit 1`,
    );
    const next = await issueAgreement(work, parts, {
      request_id: old.request_id,
      code: old.request_code,
      project_title: old.project_title,
      donors: old.donors,
      tissue: old.tissue,
      recipient_id: now?.owner_id ?? old.recipient_id,
      institution_id: now?.institution_id ?? old.institution_id,
    });
    if (next === null) throw wrongState(transferRefusals.noRequest);
    return next;
  });

/** Records that tissue was ordered. From then on the agreement cannot be reissued. */
export const markOrdered = async (work: Work, requestId: number): Promise<void> => {
  await work.run(sql`update core.transfer_agreement set ordered = now()
    where request_id = ${requestId} and state = 'executed' and ordered is null`);
};

async function lockForDecision(
  work: Work,
  call: DecidingCall,
  id: string,
  action: string,
): Promise<LockedTransfer> {
  const agreement = await lockTransfer(work, call.actor, id);
  agreement.authorise(action);
  await checkVersion(call, agreement.etag, () => readNow(work, call.actor, id));
  return agreement;
}
