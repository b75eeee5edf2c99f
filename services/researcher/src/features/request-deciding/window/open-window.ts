/**
 * The facts of the open window that requests need. Opening a window and joining one both lock its row. A reviewer assigned
 * at that moment is therefore either seen by the call that opens, or finds the window open.
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

/**
 * Locks the row, so that no one opens a window until this transaction ends.
 * @returns undefined where no window is open
 */
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
 * Opens the window, unless another of its kind is open. Runs in its own transaction: it must not lock requests while it
 * waits for joining calls, which lock theirs.
 * @returns the window that is open
 */
export async function openWindow(work: Work, opened: z.output<typeof BeginReviews>): Promise<OpenWindow> {
  const { kind, window: window_id, quarter, due_date } = opened;
  const present = await lockOpenWindow(work, kind);
  if (present) return present;
  await work.of(OpenWindowModel).findById(kind).patch({ window_id, quarter, due_date, revision: 0 });
  return { window_id, quarter, due_date };
}
