/** The one place that changes a request's status. */
import { REQUEST_STATUS as S } from '@portal/contract';
import { sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { DATES, datesAfter, type StatusChange } from './status-dates.ts';
import { listStatusEffects, type StatusEffectName } from './status-effects.ts';

export interface ChangedStatus {
  /** Number of this change: unique, so it names the change in keys of mails. */
  readonly change: number;
  /** What ran beside it, in this order. */
  readonly effects: readonly StatusEffectName[];
}

/** Writes the status with its dates, then runs what it causes (`status-effects.ts`). The row must be locked. */
export async function changeStatusWithEffects(work: Work, change: StatusChange): Promise<ChangedStatus> {
  const { id, from, to, decidedBy } = change;
  const dates = datesAfter(change);
  const assignments = [
    ...DATES.map((column) => `${column} = ${dates[column]}`),
    // A new term begins.
    ...(to === S.FULFILLED && from === S.APPROVED ? ['expired_on = null'] : []),
  ].join(', ');
  await work.run(sql`update researcher.request set status = ${to}, has_new_irb = false,
      decided_by = coalesce(${decidedBy ?? null}::int, decided_by), ${trustedSql(assignments)}
    where id = ${id}`);
  const effects = listStatusEffects(change);
  for (const { run } of effects) await run(work, id);
  const written = await work.row(
    z.object({ id: z.int().nullable() }),
    sql`select max(id) as id from researcher.request_status_change where request_id = ${id}`,
  );
  return { change: written?.id ?? 0, effects: effects.map(({ name }) => name) };
}
