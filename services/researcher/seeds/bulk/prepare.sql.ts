import { FILE_TYPE } from '@portal/contract';

/** The pools a bulk draws from: temporary tables numbered from 0, so that a hash of the row number picks an entry. */

export const PREPARE = `
create temporary table bulk_slot (slot integer primary key, type smallint, status smallint, path smallint[]) on commit drop;
create temporary table bulk_owner on commit drop as
  select (row_number() over (order by person.id) - 1)::integer as slot, person.id, person.institution_id
  from core_api.person person
  join core_api.institution institution on institution.id = person.institution_id and institution.status = 3
    and institution.rda_status = 3
  where person.active and person.verified and person.email not like '%@demo.test'
    and exists (select 1 from core_api.person_group held where held.user_id = person.id
      and held.role in ('primary_researcher', 'pi_sbso'));
create temporary table bulk_staff on commit drop as
  select held.role, held.user_id as id, (row_number() over (partition by held.role
    order by person.email like '%@demo.test', held.user_id) - 1)::integer as slot
  from core_api.person_group held join core_api.person person on person.id = held.user_id and person.active;
create temporary table bulk_dataset on commit drop as
  select (row_number() over (order by dataset.dataset_id) - 1)::integer as slot, dataset.id, dataset.cohort_id
  from researcher.dataset dataset where dataset.active and dataset.parent is null;
create temporary table bulk_cohort on commit drop as
  select (row_number() over (order by id) - 1)::integer as slot, id from core_api.cohort;
create temporary table bulk_project (slot integer primary key, id integer, owner_id integer, institution_id integer) on commit drop;
create temporary table bulk_row (
  id integer primary key, type smallint, status smallint, path smallint[], owner_id integer, institution_id integer,
  project_id integer, admin_id integer, reviewer_id integer, created timestamptz, gap interval, first_dataset integer,
  second_dataset integer, cohort_id integer
) on commit drop;
analyze bulk_owner, bulk_dataset;`;

const TOPICS = [
  'sleep',
  'language',
  'epilepsy',
  'motor development',
  'attention',
  'anxiety',
  'sensory processing',
  'family history',
  'adult outcomes',
  'sex differences',
  'gene expression',
  'diagnosis in infancy',
];
const topic = `('{${TOPICS.join(',')}}'::text[])[1 + pg_temp.draw(n, 5, ${TOPICS.length})]`;

/** $1 is the number of projects, $2 the day before which everything happened. Each team has three members. */
export const PROJECTS = `
with made as (
  insert into researcher.project (title, abstract, non_autism_research, owner_id, creator_id, created, modified)
  select 'Replication study ' || n || ' of ' || ${topic} || ' in autism',
    'This project repeats an earlier analysis in an independent sample. The analysis plan is fixed before the data are opened.',
    pg_temp.draw(n, 1, 20) = 0, owner.id, owner.id, day.at, day.at
  from generate_series(1, $1::integer) n
  join bulk_owner owner on owner.slot = pg_temp.draw(n, 2, (select count(*) from bulk_owner))
  cross join lateral (select $2::timestamptz - interval '1300 days' - pg_temp.draw(n, 3, 300) * interval '1 day'
    - pg_temp.draw(n, 4, 36000) * interval '1 second' as at) day
  order by n
  returning id, owner_id, sfari_project_id, title, abstract, non_autism_research, created
), history as (
  insert into audit.log (at, actor_id, model, pk, operation, changes)
  select created, owner_id, 'project', id::text, 'I', jsonb_build_object('id', jsonb_build_array(null, id),
    'sfari_project_id', jsonb_build_array(null, sfari_project_id), 'title', jsonb_build_array(null, title),
    'abstract', jsonb_build_array(null, abstract), 'non_autism_research', jsonb_build_array(null, non_autism_research),
    'owner_id', jsonb_build_array(null, owner_id), 'creator_id', jsonb_build_array(null, owner_id),
    'is_editable', jsonb_build_array(null, true), 'created', jsonb_build_array(null, created))
  from made order by id
), team as (
  insert into researcher.team_member (project_id, user_id, first_name, last_name, email, institution, user_role, created, modified)
  select made.id, person.id, person.first_name, person.last_name, person.email, institution.name,
    case member.place when 0 then 'Primary Researcher' else 'Collaborator' end, made.created, made.created
  from made cross join generate_series(0, 2) member (place)
  cross join (select count(*) as owners from bulk_owner) counts
  left join bulk_owner colleague on colleague.slot = (pg_temp.draw(made.id, 6, counts.owners) + member.place) % counts.owners
  join core_api.person person on person.id = case member.place when 0 then made.owner_id else colleague.id end
    and (member.place = 0 or person.id <> made.owner_id)
  join core_api.institution institution on institution.id = person.institution_id
  order by made.id, member.place
  returning *
), team_history as (
  insert into audit.log (at, actor_id, model, pk, parent_model, parent_pk, operation, changes)
  select created, user_id, 'team_member', id::text, 'project', project_id::text, 'I', (
    select jsonb_object_agg(key, jsonb_build_array(null, value)) from jsonb_each(to_jsonb(team) - 'modified') where value <> 'null')
  from team order by id
)
insert into bulk_project
select (row_number() over (order by made.id) - 1)::integer, made.id, made.owner_id, owner.institution_id
from made join bulk_owner owner on owner.id = made.owner_id`;

/** One IRB letter for each new project: most are valid for years, one in twenty expires soon. */
export const LETTERS = `
with drawn as (
  select project.id as project_id, project.owner_id, row.created, gen.n
  from bulk_project project join researcher.project row on row.id = project.id
  cross join lateral (select project.id as n) gen where project.slot % 10 < 8
), files as (
  insert into core.file (id, type, name, media_type, size, sha256, storage_key, scan, creator_id, created, modified)
  select pg_temp.uuid_of('letter ' || project_id), ${FILE_TYPE.IRB}, 'IRB letter ' || project_id || '.pdf', 'application/pdf', stored.size,
    stored.sha256, stored.storage_key, 'clean', drawn.owner_id, drawn.created, drawn.created
  from drawn cross join (select size, sha256, storage_key from core.file where type = ${FILE_TYPE.IRB} order by created, id limit 1) stored
), made as (
  insert into researcher.irb (project_id, file_id, designation, assurance_number, approval_date, renewal_date, created, modified)
  select project_id, pg_temp.uuid_of('letter ' || project_id), 1, 'FWA' || (10000000 + project_id), (created - interval '10 days')::date,
    ($1::date + case when n % 20 = 0 then 30 else 90 + pg_temp.draw(n, 7, 600) end), created, created
  from drawn order by project_id returning *
), dated as (
  select made.*, made.created as happened, drawn.owner_id as actor from made join drawn on drawn.project_id = made.project_id
)
insert into audit.log (at, actor_id, model, pk, parent_model, parent_pk, operation, changes)
select dated.happened, dated.actor, 'irb', dated.id::text, 'project', dated.project_id::text, 'I', (
  select jsonb_object_agg(key, jsonb_build_array(null, value))
  from jsonb_each(to_jsonb(dated) - '{modified,happened,actor}'::text[]) where value <> 'null')
from dated order by dated.id`;
