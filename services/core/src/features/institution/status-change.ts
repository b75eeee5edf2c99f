/** Changes of an institution's status, which the database records automatically. */
import { sql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';

/**
 * Id of the last status change. It is part of the key of mails about the change, so that repeated calls send only one.
 */
export async function readLastChange(reads: Reads, institutionId: number): Promise<number> {
  const change = await reads.row(
    z.object({ id: z.int() }),
    sql`select id from core.institution_status_change where institution_id = ${institutionId} order by id desc limit 1`,
  );
  if (!change) throw new Error(`institution ${institutionId} has a status that nothing gave it`);
  return change.id;
}

/** Stores the reason for the current status, if the person who changed it gave one. */
export async function recordReason(
  work: Work,
  institutionId: number,
  reason: string | undefined,
): Promise<void> {
  const words = reason?.trim();
  if (!words) return;
  const change = await readLastChange(work, institutionId);
  await work.run(sql`update core.institution_status_change set reason = ${words} where id = ${change}`);
}
