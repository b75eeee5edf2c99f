/** The open review windows of the demo, and an earlier one that left one application undecided. */
import {
  formatQuarter,
  REQUEST_STATUS as S,
  REVIEW_WINDOWS,
  REVIEWER_ROLE,
  scoringQuarter,
  type ReviewWindowKind,
} from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { minutesAfter, type Clock } from './clock.ts';

/** The ids that the window service assigns to these windows. */
const BEFORE = 1;
export const OPEN_WINDOW = 2;
const TISSUE_WINDOW = 3;
/** Days until the reviews of the open windows are due. */
const DAYS_LEFT = 12;
const TISSUE_DAYS_LEFT = 9;

interface UnderReview {
  readonly id: number;
  readonly since: Date;
}
interface DemoWindow {
  readonly id: number;
  readonly kind: ReviewWindowKind;
  readonly due: string;
  readonly quarter: string;
}
interface WindowSeed {
  readonly clock: Clock;
  readonly adminId: number;
}

const getQuarter = (opened: Date): string => formatQuarter(scoringQuarter(opened, 'America/New_York'));

export async function seedWindows(context: SeedContext, { clock, adminId }: WindowSeed): Promise<void> {
  const kind = 'research_match';
  const [left, ...begun] = await listUnderReview(context, kind);
  const [first] = begun;
  if (!left || !first) throw new Error('too few applications are under review for a window');
  // The earlier window ended before the next one started.
  const due = minutesAfter(first.since, -24 * 60)
    .toISOString()
    .slice(0, 10);
  const before = { id: BEFORE, kind, due, quarter: getQuarter(left.since) } as const;
  const open = {
    id: OPEN_WINDOW,
    kind,
    due: clock.dayAgo(-DAYS_LEFT),
    quarter: getQuarter(first.since),
  } as const;
  await beginIn(context, { requests: [left], window: before, by: adminId });
  await beginIn(context, { requests: begun, window: open, by: adminId });
  await leaveOpen(context, open);
}

/** All brain-bank requests under review started with the window that the project manager opened. */
export async function seedTissueWindow(
  context: SeedContext,
  { clock, managerId }: { readonly clock: Clock; readonly managerId: number },
): Promise<void> {
  const kind = 'abn_tissue';
  const requests = await listUnderReview(context, kind);
  const [first] = requests;
  if (!first) throw new Error('no tissue request is under review for a window');
  const window = {
    id: TISSUE_WINDOW,
    kind,
    due: clock.dayAgo(-TISSUE_DAYS_LEFT),
    quarter: getQuarter(first.since),
  } as const;
  await beginIn(context, { requests, window, by: managerId });
  await leaveOpen(context, window);
}

async function listUnderReview(
  { client }: SeedContext,
  kind: ReviewWindowKind,
): Promise<readonly UnderReview[]> {
  const { rows } = await client.query<UnderReview>(
    `select request.id, request.status_since as since from researcher.request request
     where request.status = $1 and request.type = any($2::smallint[]) and exists (select 1 from researcher.review primary_one
       where primary_one.request_id = request.id and primary_one.reviewer_role = $3)
     order by request.status_since, request.id`,
    [S.UNDER_REVIEW, REVIEW_WINDOWS[kind].types, REVIEWER_ROLE.PRIMARY],
  );
  return rows;
}

interface Beginning {
  readonly requests: readonly UnderReview[];
  readonly window: DemoWindow;
  readonly by: number;
}

async function beginIn(context: SeedContext, { requests, window, by }: Beginning): Promise<void> {
  const { client } = context;
  for (const { id, since } of requests) {
    await context.as(by, since);
    await client.query('insert into researcher.window_request (request_id, window_id) values ($1, $2)', [
      id,
      window.id,
    ]);
    await client.query(
      `update researcher.review set quarter = $2, due_date = $3, modified = greatest(modified, $4) where request_id = $1`,
      [id, window.quarter, window.due, since],
    );
  }
}

const leaveOpen = ({ client }: SeedContext, { id, kind, quarter, due }: DemoWindow): Promise<unknown> =>
  client.query(
    'update researcher.open_window set window_id = $2, quarter = $3, due_date = $4 where kind = $1',
    [kind, id, quarter, due],
  );
