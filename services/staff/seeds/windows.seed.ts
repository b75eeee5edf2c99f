/**
 * Demo data: the windows in which reviews began. The researcher service's seed decides which request belongs to which
 * window.
 */
import { listReviewWindows, TISSUE_WINDOWS, type RequestType } from '@portal/contract';
import type { Seed } from '@portal/kit/seeding';

interface Begun {
  readonly id: number;
  readonly type: RequestType;
  readonly quarter: string;
  readonly due: string;
  readonly assigned: Date;
  readonly requests: number[];
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Does nothing if the demo data already exist. */
export const seedWindows: Seed = async (context) => {
  const { client } = context;
  const { rows: found } = await client.query<{ found: boolean }>(
    'select exists (select 1 from staff.review_window) as found',
  );
  if (found[0]?.found) return;
  const { rows: openers } = await client.query<{ role: string; user_id: number }>(
    `select role, min(user_id) as user_id from core_api.person_group
     where role in ('sfari_admin', 'abn_proj_mgr') group by role`,
  );
  const findOpener = (role: string): number | undefined =>
    openers.find((opener) => opener.role === role)?.user_id;
  const { rows } = await client.query<Begun>(
    `select begun.window_id as id, min(request.type)::int as type, min(review.quarter) as quarter, min(open.due_date)::text as due,
       min(open.assigned) as assigned, array_agg(distinct begun.request_id) as requests
     from researcher_api.window_request begun
     join researcher_api.open_review open on open.request_id = begun.request_id
     join researcher_api.review review on review.id = open.review_id
     join researcher_api.request request on request.id = begun.request_id
     group by begun.window_id order by begun.window_id`,
  );
  for (const window of rows) {
    // Renewals start together with applications, so the window has the lower type number.
    const [kind = 'research_match'] = listReviewWindows(window.type);
    const isTissue = TISSUE_WINDOWS.includes(kind);
    const opener = findOpener(isTissue ? 'abn_proj_mgr' : 'sfari_admin') ?? findOpener('sfari_admin') ?? null;
    // Reviewers were assigned shortly before.
    const at = new Date(window.assigned.getTime() + 5 * MINUTE);
    await context.as(opener, at);
    const { rows: made } = await client.query<{ id: number }>(
      `insert into staff.review_window (kind, quarter, due_date, meeting_at, opened_by, begun, created, modified)
       values ($6, $1, $2, $3, $4, $5, $5, $5) returning id`,
      [
        window.quarter,
        window.due,
        new Date(new Date(`${window.due}T15:00:00Z`).getTime() + 7 * DAY),
        opener,
        at,
        kind,
      ],
    );
    if (made[0]?.id !== window.id) throw new Error(`window ${window.id} was given another number`);
    if (isTissue) continue;
    await client.query(
      `insert into staff.rm_summary (request_id, due_date, created, modified)
       select request, $2::timestamptz, $3::timestamptz, $3::timestamptz from unnest($1::int[]) request
       on conflict (request_id) do update set due_date = excluded.due_date`,
      [window.requests, `${window.due}T12:00:00Z`, at],
    );
  }
  await client.query("select set_config('app.actor', '', false), set_config('app.at', '', false)");
};

/** Reviews in a past window whose primary reviewers have written nothing: they are late. */
export const LATE_REVIEWS = `select open.review_id from researcher_api.window_request begun
  join researcher_api.open_review open on open.request_id = begun.request_id
  where open.reviewer_role = 1 and open.due_date < current_date`;
