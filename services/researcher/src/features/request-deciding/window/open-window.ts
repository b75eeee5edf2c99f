/**
 * The window that is open, as far as requests must know it. Its row is locked by a call that opens one and by one that may join it:
 * a reviewer who is assigned at that moment is either seen by the one that begins, or finds the window open.
 */
import type { BeginReviews, ReviewWindowKind } from '@portal/contract';
import { foundationDaySql, sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { OpenWindowModel } from '../../../models/index.ts';

const LockedWindow = z.object({
  window_id: z.int().nullable(),
  quarter: z.string().nullable(),
  due_date: z.string().nullable(),
  is_open: z.boolean().nullable(),
});
export interface OpenWindow {
  readonly window_id: number;
  readonly quarter: string;
  readonly due_date: string;
}

/** @returns undefined where none is open; either way no one opens one until this transaction ends */
export async function lockOpenWindow(work: Work, kind: ReviewWindowKind): Promise<OpenWindow | undefined> {
  const locked = await work.row(
    LockedWindow,
    sql`select window_id, quarter, due_date::text, due_date >= ${trustedSql(foundationDaySql('now()'))} as is_open
      from researcher.open_window where kind = ${kind} for no key update`,
  );
  if (!locked?.is_open || locked.window_id === null || locked.quarter === null || locked.due_date === null)
    return undefined;
  return { window_id: locked.window_id, quarter: locked.quarter, due_date: locked.due_date };
}

/**
 * Opens it, unless another one of its kind is open. In its own transaction: it must lock no request while it waits for
 * those who join, who lock theirs.
 * @returns the window that is open
 */
export async function openWindow(work: Work, opened: z.output<typeof BeginReviews>): Promise<OpenWindow> {
  const { kind, window: window_id, quarter, due_date } = opened;
  const present = await lockOpenWindow(work, kind);
  if (present) return present;
  await work.of(OpenWindowModel).findById(kind).patch({ window_id, quarter, due_date, revision: 0 });
  return { window_id, quarter, due_date };
}
