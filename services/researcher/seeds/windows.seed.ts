/** The review window of the demonstration that is open, and the one before it, of which one application was left behind. */
import {
  formatQuarter,
  REQUEST_STATUS as S,
  REVIEW_WINDOWS,
  REVIEWER_ROLE,
  scoringQuarter,
} from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { minutesAfter, type Clock } from './clock.ts';

const KIND = 'research_match';
/** The service of the windows gives them these numbers. */
const BEFORE = 1;
export const OPEN_WINDOW = 2;
/** Days until the reviews of the open window are due. */
const DAYS_LEFT = 12;

interface UnderReview {
  readonly id: number;
  readonly since: Date;
}

export async function seedWindows(
  context: SeedContext,
  { clock, adminId }: { readonly clock: Clock; readonly adminId: number },
): Promise<void> {
  const { client } = context;
  const { rows } = await client.query<UnderReview>(
    `select request.id, request.status_since as since from researcher.request request
     where request.status = $1 and request.type = any($2::smallint[]) and exists (select 1 from researcher.review primary_one
       where primary_one.request_id = request.id and primary_one.reviewer_role = $3)
     order by request.status_since, request.id`,
    [S.UNDER_REVIEW, REVIEW_WINDOWS[KIND].types, REVIEWER_ROLE.PRIMARY],
  );
  const [left, ...begun] = rows;
  const [first] = begun;
  if (!left || !first) throw new Error('too few applications are under review for a window');
  const window = (id: number, opened: Date, due: string) => ({
    id,
    due,
    quarter: formatQuarter(scoringQuarter(opened, 'America/New_York')),
  });
  // It ended before the next one began.
  const before = window(
    BEFORE,
    left.since,
    minutesAfter(first.since, -24 * 60)
      .toISOString()
      .slice(0, 10),
  );
  const open = window(OPEN_WINDOW, first.since, clock.dayAgo(-DAYS_LEFT));
  for (const [request, { id, due, quarter }] of [
    [left, before] as const,
    ...begun.map((one) => [one, open] as const),
  ]) {
    await context.as(adminId, request.since);
    await client.query('insert into researcher.window_request (request_id, window_id) values ($1, $2)', [
      request.id,
      id,
    ]);
    await client.query(
      `update researcher.review set quarter = $2, due_date = $3, modified = greatest(modified, $4) where request_id = $1`,
      [request.id, quarter, due, request.since],
    );
  }
  await client.query(
    'update researcher.open_window set window_id = $2, quarter = $3, due_date = $4 where kind = $1',
    [KIND, open.id, open.quarter, open.due],
  );
}
