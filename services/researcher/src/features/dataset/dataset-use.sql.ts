/**
 * Facts that help a researcher decide whether a dataset fits, as SQL over alias `t` of researcher.dataset (decision
 * 513).
 */
import { LIMITS, REQUEST_STATUS as S } from '@portal/contract';
import { hasLetterSql } from '../project/index.ts';

/** Requests that name the dataset, each with whether its project has access now and how many days it took. */
const REQUESTS = `(select request.project_id,
    request.status = ${S.FULFILLED} and request.expired_on is null as is_open,
    (select extract(epoch from min(given.created) - min(submitted.at)) / 86400
      from researcher.dataset_access given, researcher.request_status_change submitted
      where given.request_id = request.id and given.dataset_id = t.id and given.created > now() - interval '2 years'
        and submitted.request_id = request.id and submitted.to_status = ${S.SUBMITTED}) as days
  from researcher.request_dataset wanted join researcher.request request on request.id = wanted.request_id
  where wanted.dataset_id = t.id and request.renewal_of is null)`;

const unlessFew = (count: string, value: string): string =>
  `case when ${count} >= ${LIMITS.smallestShownCount} then ${value} end`;
export const publicCountSql = (count: string): string => unlessFew(count, count);

const USAGE = `(select jsonb_build_object(
    'projects', ${publicCountSql('count(distinct project_id) filter (where is_open)')},
    'days_to_access', ${unlessFew(
      'count(days) filter (where days >= 0)',
      'greatest(1, round(percentile_cont(0.5) within group (order by days) filter (where days >= 0)))::int',
    )})
  from ${REQUESTS} asked)`;

/** For each project of the caller, the facts that the data use terms ask about; none for visitors. */
const PROJECTS = `(select coalesce(jsonb_agg(jsonb_build_object('id', mine.id, 'display_name', mine.title,
      'non_autism', mine.non_autism_research, 'has_letter', ${hasLetterSql('mine.id')},
      'country', institution.country) order by mine.id desc), '[]')
  from (select * from researcher.project where owner_id = :actor order by id desc limit ${LIMITS.comparedProjects}) mine
  join core_api.person owner on owner.id = mine.owner_id
  left join core_api.institution institution on institution.id = owner.institution_id)`;

export const DATASET_USE = { usage: USAGE, project_fit: PROJECTS } as const;
