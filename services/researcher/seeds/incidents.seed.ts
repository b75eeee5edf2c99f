/** Two incidents of the demo: one under investigation, one closed. */
import type { SeedContext } from '@portal/kit/seeding';
import type { Clock } from './clock.ts';

const INCIDENTS = [
  {
    kind: 'loss',
    days: 9,
    status: 'in_progress',
    description: 'A laptop with a copy of the phenotype tables was left on a train. Its disk is encrypted.',
    measures: 'Reported to the railway and to our security office, which locked the account.',
    notes: 'Asked for their security office’s report.',
    outcome: '',
  },
  {
    kind: 'misuse',
    days: 40,
    status: 'closed',
    description: 'A student used the data for a thesis that the request does not describe.',
    measures: 'The analysis was stopped and its files were deleted.',
    notes: 'Notified their institution.',
    outcome: 'The files are deleted. The thesis needs its own request.',
  },
] as const;

export async function seedIncidents(
  context: SeedContext,
  { clock, adminId }: { clock: Clock; adminId: number },
): Promise<void> {
  const { client } = context;
  const { rows } = await client.query<{ id: number; owner_id: number }>(
    `select request.id, request.owner_id from researcher.request request
     join core_api.person owner on owner.id = request.owner_id
     where request.status = 7 and request.renewal_of is null and request.expired_on is null
     order by owner.email <> 'pi2@demo.test', request.id limit $1`,
    [INCIDENTS.length],
  );
  for (const [index, { id, owner_id: owner }] of rows.entries()) {
    const incident = INCIDENTS[index];
    if (!incident) continue;
    const at = clock.daysAgo(incident.days);
    await context.as(owner, at);
    const { rows: reported } = await client.query<{ id: number }>(
      `insert into researcher.incident (request_id, reporter_id, kind, noticed, description, measures, created)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        id,
        owner,
        incident.kind,
        clock.dayAgo(incident.days + 1),
        incident.description,
        incident.measures,
        at,
      ],
    );
    const answered = clock.daysAgo(incident.days - 2);
    await context.as(adminId, answered);
    await client.query(
      'update researcher.incident set status = $2, notes = $3, outcome = $4, closed = $5 where id = $1',
      [
        reported[0]?.id,
        incident.status,
        incident.notes,
        incident.outcome,
        incident.status === 'closed' ? answered : null,
      ],
    );
  }
}
