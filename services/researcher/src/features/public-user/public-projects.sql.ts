import { memberUserSql } from '../../rules/member-user.sql.ts';

/** The text for a general audience, if the project has one. */
const publicWords = (field: 'title' | 'abstract'): string =>
  `coalesce(nullif(trim(project.public_${field}), ''), project.${field})`;

/** Datasets of the project's approved requests that are in the public catalogue. */
const datasetsSql = (approved: string): string => `
(select coalesce(jsonb_agg(jsonb_build_object('dataset_id', found.dataset_id, 'display_name', found.name)
    order by found.name, found.dataset_id), '[]')
  from (select distinct dataset.dataset_id, dataset.name
    from researcher.request request
    join researcher.request_dataset wanted on wanted.request_id = request.id
    join researcher.dataset dataset on dataset.id = wanted.dataset_id and dataset.active and not dataset.limited
    where request.project_id = project.id and request.owner_id = t.id and ${approved}) found)`;

/** Names and institutions of the present team members, the owner of the project first. */
const TEAM = `
(select coalesce(jsonb_agg(jsonb_build_object('display_name', person.name, 'institution', person.institution)
    order by person.place, person.name), '[]')
  from (
    select 0 as place, owner.display_name as name, coalesce(home.name, '') as institution
    from core_api.person owner left join core_api.institution home on home.id = owner.institution_id
    where owner.id = project.owner_id
    union all
    select 1, coalesce(account.display_name, member.first_name || ' ' || member.last_name),
      coalesce(home.name, member.institution)
    from researcher.team_member member
    left join core_api.person account on account.id = ${memberUserSql('member')}
    left join core_api.institution home on home.id = account.institution_id
    where member.project_id = project.id and member.removal_date is null
      and account.id is distinct from project.owner_id
  ) person)`;

/**
 * The projects of the person `t` with an approved dataset request, the newest submission first.
 * @param approved condition over alias `request`
 */
export const publicProjectsSql = (approved: string): string => `
(select coalesce(jsonb_agg(jsonb_build_object('id', project.id, 'title', ${publicWords('title')},
    'abstract', ${publicWords('abstract')}, 'datasets', ${datasetsSql(approved)}, 'research_team', ${TEAM})
    order by latest.submitted desc nulls last, project.id desc), '[]')
  from (select request.project_id, max(request.submission_date) as submitted from researcher.request request
    where request.owner_id = t.id and ${approved} group by request.project_id) latest
  join researcher.project project on project.id = latest.project_id)`;
