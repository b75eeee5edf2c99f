import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { isApproval, lockedByApprovals } from './lock-project.ts';
import { DATES, datesAfter, type StatusChange, type StatusDate } from './status-dates.ts';

const Dates = z.object(
  Object.fromEntries(DATES.map((column) => [column, z.string().nullable()])) as Record<
    StatusDate,
    z.ZodNullable<z.ZodString>
  >,
);
const StatusChangePreview = z.object({ before: Dates, after: Dates, locks_project: z.boolean() });

/** The dates that `changeStatusWithEffects` would write now, and whether it would lock the project. Changes nothing. */
export async function readStatusChange(
  reads: Reads,
  change: StatusChange,
): Promise<z.output<typeof StatusChangePreview>> {
  const dates = datesAfter(change);
  const object = (value: (column: StatusDate) => string) =>
    trustedSql(`json_build_object(${DATES.map((column) => `'${column}', ${value(column)}`).join(', ')})`);
  const expected = await reads.row(
    StatusChangePreview,
    sql`select ${object((column) => column)} as before, ${object((column) => dates[column])} as after,
        ${isApproval(change.to)}::boolean and coalesce((select ${lockedByApprovals(0)}
          from researcher.project project where project.id = request.project_id), false) as locks_project
      from researcher.request request where request.id = ${change.id}`,
  );
  if (!expected) throw new Error(`request ${change.id} vanished while it was looked at`);
  return expected;
}
