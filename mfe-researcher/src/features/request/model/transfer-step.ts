import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request, TransferAgreement } from '@portal/contract/types';
import { fill, formatDate } from '@portal/shared-ui';
import { request as texts } from '#texts/request';
import type { NextStep } from './request-status.ts';

/**
 * Who signs the agreement of an approved tissue request next; null once the brain bank can start to prepare the tissue.
 */
export function findTransferStep(
  { status }: Pick<Request, 'status'>,
  agreement: TransferAgreement | undefined,
): NextStep | null {
  if (status !== REQUEST_STATUS.APPROVED || !agreement) return null;
  const { id, state, institution, official, waiting_since: since, abilities } = agreement;
  if (state === 'executed' || state === 'voided') return null;
  const isOwner = abilities['sign'] ?? false;
  const named = official?.display_name ?? texts.next.signingOfficial;
  const who = state !== 'signature_needed' ? texts.next.staff : isOwner ? texts.next.you : named;
  return {
    who,
    what: fill(texts.mta[isOwner ? 'yours' : state], { institution: institution.display_name }),
    isOwner,
    ...(since !== null && { since: formatDate(since) }),
    link: { to: `/mta/${id}`, label: texts.mta.open },
  };
}
