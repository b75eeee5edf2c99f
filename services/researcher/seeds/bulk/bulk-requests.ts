import { REQUEST_STATUS, type RequestType } from '@portal/contract';
import { DRAW_SQL, withoutTriggers } from '@portal/kit/seeding';
import type pg from 'pg';
import { demoSlots, findDemoType } from '../data/types.data.ts';
import { pathTo } from '../requests.plan.ts';
import { LETTERS, PREPARE, PROJECTS } from './prepare.sql.ts';
import {
  ACCESS,
  COHORTS,
  COMMENTS,
  DATASETS,
  HISTORY,
  OPEN_REVIEWS,
  REQUESTS,
  REVIEWS,
  ROWS,
  STATUS_CHANGES,
} from './rows.sql.ts';

const BATCH = 50_000;
const REQUESTS_OF_A_PROJECT = 20;
const TABLES = [
  'researcher.project',
  'researcher.team_member',
  'researcher.request',
  'researcher.request_dataset',
  'researcher.dataset_access',
  'researcher.irb',
  'researcher.comment',
  'researcher.review',
  'core.file',
];

/** Adds requests for measurements until there are `wanted`. The caller's transaction writes all of them or none. */
export async function seedBulkRequests(client: pg.Client, wanted: number): Promise<void> {
  const { rows } = await client.query<{ count: number; last_id: number; last_code: number }>(
    `select count(*)::integer as count, coalesce(max(id), 0) as last_id,
      coalesce(max(substring(sfari_request_id from 'REQ(\\d+)')::integer), 0) as last_code from researcher.request`,
  );
  const { count, last_id: lastId, last_code: lastCode } = rows[0] ?? { count: 0, last_id: 0, last_code: 0 };
  const missing = wanted - count;
  if (missing <= 0) return;

  await withoutTriggers(client, TABLES, async () => {
    await client.query(DRAW_SQL);
    await client.query(PREPARE);
    await client.query(
      'insert into bulk_slot select * from jsonb_to_recordset($1::jsonb) slot (slot integer, type smallint, status smallint, path smallint[])',
      [JSON.stringify(slots())],
    );
    const today = new Date().toISOString().slice(0, 10);
    await client.query(PROJECTS, [Math.ceil(missing / REQUESTS_OF_A_PROJECT), today]);
    await client.query(LETTERS, [today]);
    await client.query('analyze bulk_slot, bulk_project, bulk_staff');

    // The numbers continue after the last growth, so that a second run does not draw the same rows again.
    for (let from = lastId + 1; from <= lastId + missing; from += BATCH) {
      const to = Math.min(from + BATCH - 1, lastId + missing);
      await client.query('truncate bulk_row');
      await client.query(ROWS, [from, to, 0, today]);
      await client.query('analyze bulk_row');
      await client.query(REQUESTS, [lastCode - lastId]);
      for (const statement of [
        HISTORY,
        STATUS_CHANGES,
        DATASETS,
        COHORTS,
        REVIEWS,
        OPEN_REVIEWS,
        COMMENTS,
        ACCESS,
      ])
        await client.query(statement);
    }
    await client.query("select setval('researcher.request_code', $1)", [lastCode + missing]);
    await client.query("select setval(pg_get_serial_sequence('researcher.request', 'id'), $1)", [
      lastId + missing,
    ]);
  });
}

/**
 * The demo's mix of types and statuses, without renewals, which need a parent, and suspensions, which would block their
 * owner.
 */
function slots() {
  return demoSlots()
    .filter(({ type, status }) => !findDemoType(type).renews && status !== REQUEST_STATUS.SUSPENDED)
    .map(({ type, status }, slot) => {
      const number = type.number as RequestType;
      return { slot, type: number, status, path: pathTo(number, status) };
    });
}
