/** The only place that changes a request's status. */
import { ObjectChanged, REQUEST_STATUS as S } from '@portal/contract';
import { sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { DATES, datesAfter, type StatusChange } from './status-dates.ts';
import { listStatusEffects, type StatusEffectName } from './status-effects.ts';

export interface ChangedStatus {
  /** Unique id of this change, used in keys of mails. */
  readonly change: number;
  /** The effects that ran with the change, in order. */
  readonly effects: readonly StatusEffectName[];
}

/** Writes the status with its dates, then runs the effects (`status-effects.ts`). The row must be locked. */
export async function changeStatusWithEffects(work: Work, change: StatusChange): Promise<ChangedStatus> {
  const { id, from, to, decidedBy } = change;
  const dates = datesAfter(change);
  const assignments = [
    ...DATES.map((column) => `${column} = ${dates[column]}`),
    // a new term begins, so the old end no longer applies
    ...(to === S.FULFILLED && from === S.APPROVED ? ['expired_on = null'] : []),
  ].join(', ');
  await work.run(sql`update researcher.request set status = ${to}, has_new_irb = false,
      decided_by = coalesce(${decidedBy ?? null}::int, decided_by), ${trustedSql(assignments)}
    where id = ${id}`);
  const effects = listStatusEffects(change);
  for (const { run } of effects) await run(work, id);
  await work.emit(ObjectChanged, { type: 'request.status_changed', id, state: to });
  const written = await work.row(
    z.object({ id: z.int().nullable() }),
    sql`select max(id) as id from researcher.request_status_change where request_id = ${id}`,
  );
  return { change: written?.id ?? 0, effects: effects.map(({ name }) => name) };
}
