import { REQUEST_STATUS_LABELS, RequestStatusNumber, type BulkRow } from '@portal/contract';
import {
  AppError,
  handler,
  lockOne,
  runEach,
  say,
  sql,
  translate,
  type Call,
  type Handler,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { requestResource } from '../request/index.ts';
import type { AssignmentRules } from '../review/index.ts';
import { findRowCommand } from './bulk.commands.ts';

const Present = z.object({ is_same: z.boolean(), status: RequestStatusNumber });

/** Checks a locked request that the caller can see. @throws STALE with the status that it has now */
async function checkUnchanged(work: Work, { id, modified }: BulkRow): Promise<void> {
  // The API sends milliseconds, but the database has microseconds.
  const present = await work.row(
    Present,
    sql`select status, date_trunc('milliseconds', modified) = date_trunc('milliseconds', ${modified}::timestamptz) as is_same
      from researcher.request where id = ${id}`,
  );
  if (!present || present.is_same) return;
  const status = translate(REQUEST_STATUS_LABELS[present.status]);
  throw new AppError('STALE', say(requestRefusals.bulk.changed, { status }));
}

/** Checks visibility, then changes, then permission, so that people who cannot see a request learn nothing about it. */
async function runRow(
  call: Call<'POST /request/bulk/'>,
  { row, work, rules }: { row: BulkRow; work: Work; rules: AssignmentRules },
): Promise<void> {
  const command = findRowCommand(call, call.body, rules);
  const loaded = await lockOne(requestResource, { work, actor: call.actor, id: row.id });
  await checkUnchanged(work, row);
  loaded.authorise(command.action);
  await command.run(row.id, work);
}

export const requestBulkRoutes = (rules: AssignmentRules): readonly Handler[] => [
  handler('POST /request/bulk/', async (call) => ({
    body: await runEach(call, call.body.rows, (row, work) => runRow(call, { row, work, rules })),
  })),
];
