import type { Knex } from 'knex';

const VIEW = 'researcher_api.involvement';
const REQUEST = 'r.id, r.sfari_request_id, r.type, r.status, r.owner_id, r.institution_id';

/** The statement of the view as it is now; migrations of other features change its other parts. */
async function readView(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_viewdef('${VIEW}'::regclass) as definition`,
  );
  return (rows[0]?.definition ?? '').trim().replace(/;$/, '');
}

/**
 * Files that went out with a decision. Staff who see the request open them, and its owner; the people chosen for access do
 * not, as they do not read the words of the decision either.
 */
const DOCUMENTS = `
  union all
  select 'request_file', r.creator_id, document.file_id, ${REQUEST}
  from researcher.decision_document document join researcher.request r on r.id = document.request_id
  union all
  select 'request_file_reader', r.owner_id, document.file_id, ${REQUEST}
  from researcher.decision_document document join researcher.request r on r.id = document.request_id`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.decision_document (
  id integer generated always as identity primary key,
  request_id integer not null references researcher.request (id) on delete cascade,
  change_id integer not null,
  status smallint not null,
  file_id uuid not null,
  created timestamptz not null default now(),
  unique (request_id, change_id, file_id)
);
create index decision_document_file on researcher.decision_document (file_id);
create or replace view ${VIEW} as ${await readView(knex)}${DOCUMENTS};
`);
}

/** What was added stands last. */
export async function down(knex: Knex): Promise<void> {
  const definition = await readView(knex);
  const parts = definition.split('UNION ALL');
  await knex.raw(`
create or replace view ${VIEW} as ${parts.slice(0, -2).join('UNION ALL')};
drop table if exists researcher.decision_document;
`);
}
