import type { CloseOut } from '@portal/contract/types';
import { request as texts } from '#texts/request';
import type { NextStep } from './request-status.ts';

/** The next step after access has ended; null if there is nothing to confirm. `owner` as in `nextStep`. */
export function closeOutStep(
  closeOuts: readonly Pick<CloseOut, 'status'>[],
  owner: string | null,
): NextStep | null {
  const isReturned = closeOuts.some(({ status }) => status === 'returned');
  if (isReturned || closeOuts.some(({ status }) => status === 'open'))
    return owner === null
      ? {
          who: texts.next.you,
          what: isReturned ? texts.next.closeOutReturned : texts.next.closeOut,
          isOwner: true,
          link: { to: '?tab=close-out', label: texts.next.closeOutLink },
        }
      : { who: owner, what: texts.nextForOthers.closeOut, isOwner: false };
  if (closeOuts.some(({ status }) => status === 'confirmed'))
    return { who: texts.next.staff, what: texts.nextForOthers.closeOutIn, isOwner: false };
  return null;
}
