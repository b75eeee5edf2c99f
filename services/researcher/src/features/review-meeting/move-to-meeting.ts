import { REQUEST_STATUS as S } from '@portal/contract';
import type { Work } from '@portal/kit';
import { changeStatusWithEffects } from '../request/index.ts';

/** Ends the reviews (spec 3 section 4.5). The row is locked, and the policy has checked that it is under review. */
export async function moveToMeeting(work: Work, id: number): Promise<void> {
  await changeStatusWithEffects(work, { id, from: S.UNDER_REVIEW, to: S.REVIEW_MEETING });
}
