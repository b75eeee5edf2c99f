/** Institutions and people by the thousand, drawn from the names of the demo. */
import { insertHistory } from './history.sql.ts';

export const PREPARE = `
create temporary table grown_name (slot integer primary key, first text, last text) on commit drop;
create temporary table grown_institution (slot integer primary key, id integer, domain text, status smallint) on commit drop;
insert into grown_institution
  select substring(d.domain::text from '\\d+')::integer - 1, i.id, d.domain::text, i.status
  from core.institution_domain d join core.institution i on i.id = d.institution_id
  where d.domain::text ~ '^institution\\d+[.]test$';
create temporary table grown_person (id integer primary key, n integer, role text, institution_id integer, at timestamptz) on commit drop;
create temporary table grown_staff on commit drop as
  select (row_number() over (order by g.account_id) - 1)::integer as slot, g.account_id as id
  from core.account_group g where g.role = 'sfari_admin';`;

const KINDS = "('{University,Institute,Hospital,College of Medicine,Research Center,Clinic}'::text[])";
const SUBJECTS =
  "('{Neuroscience,Human Genetics,Pediatrics,Psychiatry,Bioinformatics,Child Development}'::text[])";

/**
 * $1 first number, $2 last number, $3 the day before which everything happened. Every twelfth institution has not
 * finished its registration.
 */
export const INSTITUTIONS = `
with drawn as (
  select n, name.last || ' ' || ${KINDS}[1 + pg_temp.draw(n, 102, 6)] || ' of ' || ${SUBJECTS}[1 + pg_temp.draw(n, 103, 6)] || ' ' || n as name,
    (case when n % 12 = 0 then 1 + pg_temp.draw(n, 104, 6) else 3 end)::smallint as status,
    $3::timestamptz - interval '2400 days' - pg_temp.draw(n, 105, 86400) * interval '1 second' as at
  from generate_series($1::integer, $2::integer) n
  join grown_name name on name.slot = pg_temp.draw(n, 101, (select count(*) from grown_name))
), made as (
  insert into core.institution (name, official_name, ein, nonprofit, phone_number, status, is_unresponsive, created, modified)
  select name, 'The Trustees of ' || name, case when status in (2, 3, 4, 5) then '00-' || to_char(n, 'FM0000000') end, true,
    '+1 555 0101', status, pg_temp.draw(n, 106, 25) = 0, at, at
  from drawn order by n returning *, null::integer as actor
), numbered as (
  select made.id, made.status, made.created, drawn.n from made join drawn on drawn.name = made.name
), status_changes as (
  insert into core.institution_status_change (institution_id, to_status, at)
  select id, status, created from made order by id
), domains as (
  insert into core.institution_domain (institution_id, domain)
  select id, 'institution' || n || '.test' from numbered order by n
  returning *, now() as created, null::integer as actor
), domain_history as (${insertHistory({ made: 'domains', model: 'institution_domain', parent: ['institution', 'institution_id'], skipped: ['created'] })}
), listed as (
  insert into grown_institution select n - 1, id, 'institution' || n || '.test', status from numbered
)${insertHistory({ made: 'made', model: 'institution' })}`;

/** Of every thousand people, four review for the foundation and fifty sign for their institution. */
const ROLE = `(case n % 1000 when 1 then 'sfari_reviewer' when 2 then 'internal_reviewer' when 3 then 'external_reviewer'
  when 4 then 'abn_reviewer' else case when n % 20 = 0 then 'sbso' else 'primary_researcher' end end)`;

/** $1 first number, $2 last number, $3 the day before which everything happened, $4 password hash, $5 version of the terms. */
export const PEOPLE = `
with drawn as (
  select n, first_name.first, last_name.last, ${ROLE} as role, institution.id as institution_id,
    lower(regexp_replace(first_name.first || '.' || last_name.last, '[^A-Za-z.]', '', 'g')) || n || '@' || institution.domain as email,
    $3::timestamptz - interval '1700 days' - pg_temp.draw(n, 114, 500) * interval '1 day'
      - pg_temp.draw(n, 115, 36000) * interval '1 second' as at
  from generate_series($1::integer, $2::integer) n
  cross join (select (select count(*) from grown_name) as names, (select count(*) from grown_institution) as institutions) counts
  join grown_name first_name on first_name.slot = pg_temp.draw(n, 111, counts.names)
  join grown_name last_name on last_name.slot = pg_temp.draw(n, 112, counts.names)
  join grown_institution institution on institution.slot = pg_temp.draw(n, 113, counts.institutions)
), made as (
  insert into core.account (email, password_hash, first_name, last_name, title, phone_number, active, verified, primary_role,
    agreed_terms_version, globus_username, aws_account_id, dataset_update_email_opted_in, last_login, created, modified)
  select email, $4, first, last, 'Research Scientist', '+1 555 0202', pg_temp.draw(n, 116, 20) > 0, pg_temp.draw(n, 117, 20) > 0, role,
    $5, email || '@globusid.test', lpad(n::text, 12, '2'), pg_temp.draw(n, 118, 5) < 2,
    $3::timestamptz - pg_temp.draw(n, 120, 60) * interval '1 day', at, at
  from drawn order by n returning *, null::integer as actor
), listed as (
  insert into grown_person select made.id, drawn.n, drawn.role, drawn.institution_id, drawn.at
  from made join drawn on drawn.email = made.email::text
)${insertHistory({ made: 'made', model: 'user', skipped: ['password_hash', 'last_login'] })}`;

/** Statements that add the rows each new person needs. */
export const LINKS: readonly string[] = [
  'insert into core.demo_account (account_id) select id from grown_person order by id',
  `with made as (
  insert into core.account_group (account_id, role) select id, role from grown_person order by id returning *
), dated as (
  select made.*, person.at as created, null::integer as actor from made join grown_person person on person.id = made.account_id
)${insertHistory({ made: 'dated', model: 'user_group', parent: ['user', 'account_id'], skipped: ['created', 'given_by'] })}`,
  `with made as (
  insert into core.user_institution (user_id, institution_id, "primary", verified, last_checked, joinder_date, created, modified)
  -- Of twelve officials one missed the last anniversary, which was 198 days ago (growAgreements).
  select id, institution_id, true, case when n % 30 > 0 then true end,
    case when institution_id % 12 = 0 then at else greatest(at, current_date - interval '205 days') end,
    case when n % 10 > 0 then at end, at, at
  from grown_person order by id returning *, user_id as actor
)${insertHistory({ made: 'made', model: 'user-institution', parent: ['user', 'user_id'] })}`,
];

/** The official of each new institution is the first of its own people who can sign. */
export const OFFICIALS = `
update core.institution i set current_io_id = official.id
from (select ui.institution_id, min(ui.user_id) as id from core.user_institution ui
  join core.account_group g on g.account_id = ui.user_id and g.role = 'sbso' group by 1) official
where official.institution_id = i.id and i.current_io_id is null and i.id in (select id from grown_institution)`;
