/** Revision points of the demo's requests: what the letter asks for, first about a field, then about the team. */
import { formFields, pinnedForm, REQUEST_STATUS as S, type RequestType } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { minutesAfter } from './clock.ts';

const ANSWER = 'We added a paragraph on this, with the numbers of our pilot study.';

interface Returned {
  readonly id: number;
  readonly type: RequestType;
  readonly form_version: number;
  readonly owner_id: number;
  readonly decided_by: number | null;
  readonly since: Date;
  readonly letter: string | null;
}

/** The changes that a letter lists. */
const listAsked = (letter: string | null): string[] =>
  [...(letter ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text ?? '');

export async function seedPoints(context: SeedContext): Promise<void> {
  const { client } = context;
  const { rows } = await client.query<Returned>(
    `select id, type, form_version, owner_id, decided_by, coalesce(status_since, created) as since,
       (select text from researcher.decision_note note where note.request_id = request.id and note.status = $1
        order by note.id desc limit 1) as letter
     from researcher.request where status = $1 order by id`,
    [S.REVISIONS_REQUESTED],
  );
  for (const request of rows) {
    const form = pinnedForm(request.type, request.form_version);
    const field = formFields(form ?? { sections: [] }).find(
      ({ type, isOptional }) => type === 'textarea' && !isOptional,
    );
    const places = [...(field ? [`field.${field.name}`] : []), 'part.team'];
    const points = listAsked(request.letter).flatMap((text, at) => {
      const place = places[at];
      return place === undefined ? [] : [{ place, text }];
    });
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
