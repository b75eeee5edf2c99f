import type { Knex } from 'knex';

const VIEW = 'researcher_api.involvement';
const JOINED = /FROM \(researcher\.review v\s+JOIN researcher\.request r ON \(\(r\.id = v\.request_id\)\)\)/;
const BY_KEY = /FROM \(researcher\.review v\s+CROSS JOIN LATERAL \([\s\S]*?OFFSET 0\) r\)/;

/** Other parts of the view belong to migrations of other features. */
async function replacePart(knex: Knex, part: RegExp, replacement: string): Promise<void> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_viewdef('${VIEW}'::regclass) as definition`,
  );
  const definition = rows[0]?.definition ?? '';
  if (!part.test(definition)) throw new Error(`${VIEW} has no such part: ${part.source}`);
  await knex.raw(`create or replace view ${VIEW} as ${definition.replace(part, replacement)}`);
}

/**
 * Requests of a reviewer are read by key. A plan that serves all reviewers expects as many reviews as the average person
 * has, for which PostgreSQL went through all requests, several times in one statement; `offset 0` keeps it from that.
 */
export const up = (knex: Knex): Promise<void> =>
  replacePart(
    knex,
    JOINED,
    `from researcher.review v cross join lateral (
    select r.id, r.sfari_request_id, r.type, r.status, r.owner_id, r.institution_id
    from researcher.request r where r.id = v.request_id offset 0) r`,
  );

export const down = (knex: Knex): Promise<void> =>
  replacePart(knex, BY_KEY, 'from researcher.review v join researcher.request r on r.id = v.request_id');
