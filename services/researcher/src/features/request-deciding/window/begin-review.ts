/** One request whose review starts with a window, or joins it later (spec 3 section 4.4; decision 312). */
import {
  REQUEST_STATUS as S,
  REVIEW_WINDOWS,
  ReviewBegun,
  ReviewBegunNewsDue,
  listReviewWindows,
  type RequestType,
  type ReviewerRole,
} from '@portal/contract';
import type { Reads, Work } from '@portal/kit';
import { ReviewModel, WindowRequestModel } from '../../../models/index.ts';
import { changeStatusWithEffects } from '../../request/index.ts';
import { lockOpenWindow, type OpenWindow } from './open-window.ts';

/** From Submitted; the row must be locked. @returns number of the status change */
export async function beginByWindow(
  work: Work,
  id: number,
  { window_id, quarter, due_date }: OpenWindow,
): Promise<number> {
  const { change } = await changeStatusWithEffects(work, { id, from: S.SUBMITTED, to: S.UNDER_REVIEW });
  await work.of(ReviewModel).matching({ request_id: id }).patch({ quarter, due_date });
  await work.of(WindowRequestModel).insert({ request_id: id, window_id }).onConflict('request_id').merge();
  await work.emit(ReviewBegun, {
    request_id: id,
    window_id,
    due_date,
    actor_id: work.author.actorId,
  });
  return change;
}

const hasReviewer = async (reads: Reads, request_id: number, reviewer_role: ReviewerRole): Promise<boolean> =>
  (await reads.read(ReviewModel).matching({ request_id, reviewer_role }).first()) !== undefined;

/** The open window for this type of request, if the request has the reviewers that it needs. */
export async function findOpenWindow(
  work: Work,
  { id, type }: { readonly id: number; readonly type: RequestType },
): Promise<OpenWindow | undefined> {
  for (const kind of listReviewWindows(type)) {
    if (!(await hasReviewer(work, id, REVIEW_WINDOWS[kind].reviewerRole))) continue;
    const open = await lockOpenWindow(work, kind);
    if (open) return open;
  }
  return undefined;
}

/**
 * Starts the review of a submitted request that got its reviewer, or was resubmitted, while a window is open. The row
 * must be locked.
 */
export async function joinOpenWindow(
  work: Work,
  request: { readonly id: number; readonly type: RequestType },
): Promise<void> {
  const open = await findOpenWindow(work, request);
  if (!open) return;
  const change = await beginByWindow(work, request.id, open);
  await work.emit(ReviewBegunNewsDue, { request_id: request.id, change });
}

/**
 * Gives reviewers who are assigned later, while the window's review is under way, the window's quarter and due date.
 */
export async function applyWindowDates(
  work: Work,
  review: number,
  request: { readonly id: number; readonly type: RequestType },
): Promise<void> {
  const open = await findOpenWindow(work, request);
  if (open)
    await work.of(ReviewModel).findById(review).patch({ quarter: open.quarter, due_date: open.due_date });
}
