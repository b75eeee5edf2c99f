import { INSTITUTION_STATUS, REQUEST_STATUS } from '@portal/contract';
import { memberUserSql } from '../../member-user.sql.ts';

/**
 * User ids whom the request with alias `request` gives access at `at`: while it is fulfilled and has not run out, its
 * owner and everybody who is chosen on it and stands on the team of its project. Each needs an active account and an
 * approved institution. The one place that says so: granting and taking both ask it (decision 140).
 */
const entitledPeopleSql = (at: string): string => `
select person.id as user_id
from (
  select request.owner_id as user_id
  union
  (select chosen.user_id from researcher.request_access chosen
    where chosen.request_id = request.id and chosen.removal_date is null
  intersect
  select ${memberUserSql('member')} from researcher.team_member member
    where member.project_id = request.project_id and member.removal_date is null)
) candidate
join core_api.person person on person.id = candidate.user_id
join core_api.institution institution on institution.id = person.institution_id
where request.status = ${REQUEST_STATUS.FULFILLED}
  and (request.expiration_date is null or request.expiration_date > ${at})
  and person.active and institution.status = ${INSTITUTION_STATUS.APPROVED}`;

/** The requests by which the ledger is settled, with alias `request`: those that there are. */
const PRESENT = 'researcher.request';

/**
 * What a request gives, one row for each person, dataset and way: Globus where the dataset has a group, AWS where it has a
 * location, GPF where it is served there and the request wants it. Nothing is given to a request or a person of a country
 * that gets no resources.
 * @param requests rows of requests, as they are or as they would be
 */
const dueAccessSql = (requestId: string, at: string, requests: string): string => `
select people.user_id, dataset.id as dataset_id, request.id as request_id, ways.access_type
from ${requests} request
join researcher.request_dataset wanted on wanted.request_id = request.id
join researcher.dataset dataset on dataset.id = wanted.dataset_id
cross join lateral (${entitledPeopleSql(at)}) people
join core_api.person receiver on receiver.id = people.user_id
join core_api.institution home on home.id = receiver.institution_id and not coalesce(home.restricted, false)
left join core_api.institution place on place.id = request.institution_id
cross join lateral (values
  ('Globus', dataset.globus_group_id is not null),
  ('AWS', dataset.data_access is not null),
  ('GPF', dataset.gpf_accessible and request.gpf_access_status = 2)
) ways (access_type, offered)
where request.id = ${requestId} and ways.offered and not coalesce(place.restricted, false)
order by request.id, people.user_id, dataset.dataset_id, ways.access_type`;

/** Over aliases `access` and `request`: what somebody has of the request who is not entitled any more. */
const lostAccessSql = (requestId: string, at: string): string => `
request.id = ${requestId} and access.request_id = request.id and access.status <> 'revoked'
  and access.user_id not in (${entitledPeopleSql(at)})`;

/**
 * Gives everybody entitled access to the datasets of a request. Access taken before is restored; a second run changes
 * nothing. What was given before a country was listed stays (decision 235). The arguments are SQL expressions; `requestId`
 * may be `any(…)` of an array.
 */
export const grantAccessSql = (requestId: string, at = 'now()'): string => `
insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status, created, modified)
select due.user_id, due.dataset_id, due.request_id, due.access_type, 'granted', ${at}, ${at}
from (${dueAccessSql(requestId, at, PRESENT)}) due
on conflict (request_id, user_id, dataset_id, access_type)
do update set status = 'granted' where dataset_access.status <> 'granted'`;

/** Takes the access of everybody who is not entitled any more. The arguments are SQL expressions. */
export const revokeAccessSql = (requestId: string, at = 'now()'): string => `
update researcher.dataset_access access set status = 'revoked', modified = ${at}
from ${PRESENT} request
where ${lostAccessSql(requestId, at)}`;

/**
 * What {@link grantAccessSql} and {@link revokeAccessSql} would give and take if the requests were `requests`: rows of
 * `user_id`, `dataset_id` and `opens`. Changes nothing.
 */
export const accessChangeSql = (requestId: string, requests: string): string => `
select distinct due.user_id, due.dataset_id, true as opens
from (${dueAccessSql(requestId, 'now()', requests)}) due
left join researcher.dataset_access access on access.request_id = due.request_id and access.user_id = due.user_id
  and access.dataset_id = due.dataset_id and access.access_type = due.access_type
where access.status is distinct from 'granted'
union all
select distinct access.user_id, access.dataset_id, false
from ${requests} request cross join researcher.dataset_access access
where ${lostAccessSql(requestId, 'now()')}`;
