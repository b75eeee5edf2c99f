/** Notes of the demo's review meetings and their proposed decisions; the last applications are not discussed yet. */
import { MEETING_DECISIONS, REQUEST_STATUS as S } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { minutesAfter } from './clock.ts';

const NOTES = [
  '<p>The group likes the question. <strong>Recruitment is tight:</strong> ask for a second site before we send the decision.</p>',
  '<p>Both reviewers praise the design. The burden on families is low, and the materials are well written.</p>',
  '<p>The sample size does not follow from the power analysis.</p><ul><li>Ask for the pilot numbers.</li><li>Discuss again once we have them.</li></ul>',
] as const;

interface Discussed {
  readonly id: number;
  readonly since: Date;
}

export async function seedMeetings(context: SeedContext, adminId: number): Promise<void> {
  const { client } = context;
  const { rows } = await client.query<Discussed>(
    `select id, coalesce(status_since, created) as since from researcher.request where status = $1
     order by status_since, id`,
    [S.REVIEW_MEETING],
  );
  const discussed = rows.slice(0, Math.ceil(rows.length / 2));
  for (const [index, { id, since }] of discussed.entries()) {
    const at = minutesAfter(since, 60);
    await context.as(adminId, at);
    await client.query(
      `insert into researcher.meeting_note (request_id, text, author_id, modified) values ($1, $2, $3, least($4, now()))`,
      [id, NOTES[index % NOTES.length], adminId, at],
    );
    await client.query(
      `insert into researcher.noted_decision (request_id, meeting_since, decision, author_id, modified)
       select request.id, coalesce(request.status_since, request.created), $2, $3, least($4, now())
       from researcher.request request where request.id = $1`,
      [id, MEETING_DECISIONS[index % MEETING_DECISIONS.length], adminId, at],
    );
  }
}
