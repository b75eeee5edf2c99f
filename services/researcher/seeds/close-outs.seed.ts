/** What became of what was given under requests that have ended: asked for, late, confirmed, returned and accepted. */
import type { CloseOutStatus } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { endDaySql, hasEndedSql, OBTAINING } from '../src/features/close-out/close-out.sql.ts';
import type { Clock } from './clock.ts';

/** Of terms that are over, in their order: days since the end, and how far the researcher is. */
const OVER: readonly (readonly [days: number, status: CloseOutStatus])[] = [
  [12, 'open'],
  [44, 'open'],
  [20, 'confirmed'],
  [61, 'accepted'],
  [36, 'returned'],
  [75, 'open'],
];
const DESCRIPTION =
  'Deleted from the cluster of the department and from both backups; the group of the cohort was left. Our data manager keeps the log.';
const REASON = 'Please say what became of the copies on the laptops of the two students.';

interface Ended {
  readonly id: number;
  readonly owner_id: number;
  readonly expired: boolean;
  readonly kinds: readonly string[];
}

export async function seedCloseOuts(
  context: SeedContext,
  { clock, adminId }: { clock: Clock; adminId: number },
): Promise<void> {
  const { client } = context;
  const { rows } = await client.query<Ended>(
    `select request.id, request.owner_id, request.expired_on is not null as expired, obtaining.kinds
     from researcher.request request
     join (values ${OBTAINING}) obtaining (type, kinds) on obtaining.type = request.type
     join core_api.person owner on owner.id = request.owner_id
     where ${hasEndedSql('request')} order by owner.email not like '%@demo.test', request.id`,
  );
  let place = 0;
  let archived = 0;
  for (const request of rows) {
    const over = request.expired ? OVER[place++ % OVER.length] : undefined;
    const status = over?.[1] ?? (archived++ === 0 ? 'returned' : 'accepted');
    if (over) await endEarlier(context, request.id, clock.daysAgo(over[0]));
    await context.as(null, clock.daysAgo(over?.[0] ?? 10));
    const { rows: opened } = await client.query<{ id: number }>(
      `insert into researcher.close_out (request_id, ended_on, kinds, created)
       select request.id, ${endDaySql('request')}, $2, $3 from researcher.request request where request.id = $1 returning id`,
      [request.id, request.kinds, clock.daysAgo(over?.[0] ?? 10)],
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

/** So that one is late already. */
async function endEarlier(context: SeedContext, id: number, at: Date): Promise<void> {
  await context.as(null, at);
  await context.client.query(
    `update researcher.request set expiration_date = ($2::timestamptz at time zone 'UTC')::date - interval '1 second',
       expired_on = ($2::timestamptz at time zone 'UTC')::date where id = $1`,
    [id, at],
  );
}
