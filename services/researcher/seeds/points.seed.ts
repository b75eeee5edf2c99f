/** Revision points of the demo's requests: two points each, of which the first is answered. */
import { formFields, pinnedForm, REQUEST_STATUS as S, type RequestType } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { minutesAfter } from './clock.ts';

const ABOUT_FIELD = [
  'Please explain how many participants you need, and which measures you will compare.',
  'This reads like a plan for another study. Please describe what you will do with the data you are requesting.',
  'Please name your primary outcome, and explain how you will correct for multiple comparisons.',
] as const;
const ABOUT_TEAM = 'Please tell us who on the team will analyze the data, and where the data will be stored.';
const ANSWER = 'We added a paragraph on this, with the numbers of our pilot study.';

interface Returned {
  readonly id: number;
  readonly type: RequestType;
  readonly form_version: number;
  readonly owner_id: number;
  readonly decided_by: number | null;
  readonly since: Date;
}

export async function seedPoints(context: SeedContext): Promise<void> {
  const { client } = context;
  const { rows } = await client.query<Returned>(
    `select id, type, form_version, owner_id, decided_by, coalesce(status_since, created) as since
     from researcher.request where status = $1 order by id`,
    [S.REVISIONS_REQUESTED],
  );
  for (const [index, request] of rows.entries()) {
    const form = pinnedForm(request.type, request.form_version);
    const field = formFields(form ?? { sections: [] }).find(
      ({ type, isOptional }) => type === 'textarea' && !isOptional,
    );
    const points = [
      ...(field ? [{ place: `field.${field.name}`, text: ABOUT_FIELD[index % ABOUT_FIELD.length] }] : []),
      { place: 'part.team', text: ABOUT_TEAM },
    ];
    for (const [at, { place, text }] of points.entries()) {
      await context.as(request.decided_by, request.since);
      const point = await client.query<{ id: number }>(
        `insert into researcher.revision_point (request_id, place, text, author_id, round, published, created)
         values ($1, $2, $3, $4, 1, $5, $5) returning id`,
        [request.id, place, text, request.decided_by, request.since],
      );
      if (at > 0) continue;
      await context.as(request.owner_id, minutesAfter(request.since, 200));
      await client.query('update researcher.revision_point set answer = $2 where id = $1', [
        point.rows[0]?.id,
        ANSWER,
      ]);
    }
  }
}
