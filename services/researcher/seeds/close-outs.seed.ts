/** Close-outs of ended requests in each state: open, overdue, confirmed, returned and accepted. */
import type { CloseOutStatus } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { endDaySql, hasEndedSql, OBTAINING } from '../src/features/close-out/close-out.sql.ts';
import type { Clock } from './clock.ts';

/** The close-out status of each ended request, in order. */
const STATUSES: readonly CloseOutStatus[] = ['open', 'open', 'confirmed', 'accepted', 'returned', 'open'];
const DESCRIPTION =
  'Deleted from the department’s cluster and from both backups. We also left the Globus group of the cohort. Our data manager keeps the log.';
const REASON = 'Please tell us what was done with the copies on the two students’ laptops.';

interface Ended {
  readonly id: number;
  readonly owner_id: number;
  /** Days since the term ended; null where an administrator ended it. */
  readonly days: number | null;
  readonly kinds: readonly string[];
}

export async function seedCloseOuts(
  context: SeedContext,
  { clock, adminId }: { clock: Clock; adminId: number },
): Promise<void> {
  const { client } = context;
  const { rows } = await client.query<Ended>(
    `select request.id, request.owner_id, $1::date - request.expired_on as days, obtaining.kinds
     from researcher.request request
     join (values ${OBTAINING}) obtaining (type, kinds) on obtaining.type = request.type
     join core_api.person owner on owner.id = request.owner_id
     where ${hasEndedSql('request')} order by owner.email not like '%@demo.test', request.owner_id, request.id`,
    [clock.dayAgo(0)],
  );
  let place = 0;
  let archived = 0;
  for (const request of rows) {
    const status =
      request.days === null
        ? archived++ === 0
          ? 'returned'
          : 'accepted'
        : (STATUSES[place++ % STATUSES.length] ?? 'open');
    const asked = clock.daysAgo(request.days ?? 10);
    await context.as(null, asked);
    const { rows: opened } = await client.query<{ id: number }>(
      `insert into researcher.close_out (request_id, ended_on, kinds, created)
       select request.id, ${endDaySql('request')}, $2, $3 from researcher.request request where request.id = $1 returning id`,
      [request.id, request.kinds, asked],
    );
    const id = opened[0]?.id;
    if (status === 'open') continue;
    await context.as(request.owner_id, clock.daysAgo(6));
    await client.query(
      `update researcher.close_out set status = 'confirmed', confirmed = $2, confirmed_by = $3,
         data = case when 'data' = any(kinds) then $4::jsonb end,
         biospecimens = case when 'biospecimens' = any(kinds) then $4::jsonb end,
         tissue = case when 'tissue' = any(kinds) then $5::jsonb end where id = $1`,
      [
        id,
        clock.daysAgo(6),
        request.owner_id,
        JSON.stringify({ outcome: 'destroyed', day: clock.dayAgo(7), description: DESCRIPTION }),
        JSON.stringify({
          outcome: 'returned',
          day: clock.dayAgo(8),
          description: 'Sent back to the brain bank by courier.',
        }),
      ],
    );
    if (status === 'confirmed') continue;
    await context.as(adminId, clock.daysAgo(3));
    await client.query(
      'update researcher.close_out set status = $2, judged = $3, reason = $4 where id = $1',
      [id, status, clock.daysAgo(3), status === 'returned' ? REASON : ''],
    );
  }
}
