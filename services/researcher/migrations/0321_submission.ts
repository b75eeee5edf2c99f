import type { Knex } from 'knex';

/**
 * What a request held each time it was submitted, so that whoever reads it again sees what differs. Rows are only ever
 * added. People and datasets are kept by id: their names are looked up. Requests of before hold what they hold now.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.submission (
  id integer generated always as identity primary key,
  request_id integer not null references researcher.request on delete cascade,
  held jsonb not null,
  created timestamptz not null default now()
);
create index submission_request on researcher.submission (request_id, id desc);
insert into researcher.submission (request_id, held, created)
select t.id, jsonb_build_object('form_version', t.form_version,
    'answers', t.additional_data || jsonb_build_object('gpf_access_status', t.gpf_access_status),
    'project', jsonb_build_object('id', project.id, 'title', project.title),
    'datasets', coalesce((select jsonb_agg(link.dataset_id order by link.id)
      from researcher.request_dataset link where link.request_id = t.id), '[]'),
    'people', coalesce((select jsonb_agg(chosen.user_id order by chosen.id) from researcher.request_access chosen
      where chosen.request_id = t.id and chosen.removal_date is null), '[]')),
  coalesce(t.submission_date, t.created)
from researcher.request t join researcher.project project on project.id = t.project_id
where t.status <> 1;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists researcher.submission');
}
