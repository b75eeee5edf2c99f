import { INSTITUTION_STATUS, REQUEST_STATUS } from '@portal/contract';
import { portalNowSql } from '@portal/kit';
import { memberUserSql } from '../../rules/member-user.sql.ts';
import { placeSql } from './external.sql.ts';

/**
 * Ids of users to whom alias `request` gives access at `at`, while it is fulfilled and has not expired. These are its
 * owner, and everyone chosen on it who is in the project's team. Each needs an active account and an approved
 * institution. The only definition of this rule: granting and revoking both use it (decision 140).
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

/**
 * Returns a row if the person may get access manually: an active account, and an approved institution that may receive
 * resources.
 */
export const readyPersonSql = (userId: string): string => `
select person.id from core_api.person person
join core_api.institution institution on institution.id = person.institution_id
where person.id = ${userId} and person.active and institution.status = ${INSTITUTION_STATUS.APPROVED}
  and not coalesce(institution.restricted, false)`;

/** The table that alias `request` reads when the ledger is updated: requests as they are now. */
const PRESENT = 'researcher.request';

/**
 * Whether the dataset with alias `dataset` offers this way of access: an outside system has a place for it, or the
 * portal has a file to download.
 */
export const offeredSql = (way: string): string => `(case ${way} when 'Other' then exists (
    select 1 from researcher.dataset_file held where held.dataset_id = dataset.id and held.kind = 'data')
  else ${placeSql(way)} is not null end)`;

/**
 * The access a request gives, one row for each person, dataset and way. Globus needs a group, AWS a location, GPF a
 * group and a request that wants it, and Other a data file. Requests and people of countries that get no resources get
 * nothing.
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
cross join (values ('Globus'), ('AWS'), ('GPF'), ('Other')) ways (access_type)
where request.id = ${requestId} and ${offeredSql('ways.access_type')} and not coalesce(place.restricted, false)
  and (ways.access_type <> 'GPF' or request.gpf_access_status = 2)
order by request.id, people.user_id, dataset.dataset_id, ways.access_type`;

/**
 * The dataset of alias `access` still offers this way. Manually granted access of type Other needs no file (decision
 * 294).
 */
const stillOfferedSql = `(${offeredSql('access.access_type')} or (access.by_hand and access.access_type = 'Other'))`;

/**
 * Over aliases `access` and `request`: access of people who are no longer entitled, or in a way that the dataset no
 * longer offers or the request no longer asks for.
 */
const lostAccessSql = (requestId: string, at: string): string => `
request.id = ${requestId} and access.request_id = request.id and access.status <> 'revoked'
  and (access.user_id not in (${entitledPeopleSql(at)}) or not exists (
    select 1 from researcher.request_dataset wanted join researcher.dataset dataset on dataset.id = wanted.dataset_id
    where wanted.request_id = request.id and wanted.dataset_id = access.dataset_id and ${stillOfferedSql}
      and (access.access_type <> 'GPF' or access.by_hand or request.gpf_access_status = 2)))`;

const CHANGED = 'user_id, dataset_id::text as dataset_id, access_type';

/**
 * Grants everyone entitled access to the datasets of a request. Restores revoked access unless an access administrator
 * revoked it; a second run changes nothing. Access granted before a country was listed stays (decision 235). The
 * arguments are SQL expressions; `requestId` may be `any(…)` of an array. Returns the changed rows.
 */
export const grantAccessSql = (requestId: string, at = portalNowSql): string => `
insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status, created, modified)
select due.user_id, due.dataset_id, due.request_id, due.access_type, 'granted', ${at}, ${at}
from (${dueAccessSql(requestId, at, PRESENT)}) due
on conflict (request_id, user_id, dataset_id, access_type)
do update set status = 'granted', revoked_because = null where dataset_access.status <> 'granted' and not dataset_access.by_hand
returning ${CHANGED}`;

/**
 * Revokes the access of everyone who is no longer entitled. Access that an administrator granted is restored only
 * manually. Returns the changed rows.
 */
export const revokeAccessSql = (requestId: string, at = portalNowSql): string => `
update researcher.dataset_access access set status = 'revoked', by_hand = false, modified = ${at},
  revoked_because = case when request.status = ${REQUEST_STATUS.FULFILLED} and request.expiration_date <= ${at} then 'expired' end
from ${PRESENT} request
where ${lostAccessSql(requestId, at)}
returning access.user_id, access.dataset_id::text as dataset_id, access.access_type`;

/**
 * Revokes manually granted access of people without an active account or an approved institution, and access that the
 * dataset no longer offers.
 * @param condition over alias `access`
 */
export const revokeHandAccessSql = (condition: string): string => `
update researcher.dataset_access access set status = 'revoked'
from researcher.dataset dataset
where access.request_id is null and access.status = 'granted' and dataset.id = access.dataset_id and ${condition}
  and (not ${stillOfferedSql} or not exists (select 1 from (${readyPersonSql('access.user_id')}) ready))
returning access.user_id, access.dataset_id::text as dataset_id, access.access_type`;

/** Returns a row if this request alone gives the person access to the dataset in this system. */
export const dueRowSql = (requestId: string): string => dueAccessSql(requestId, portalNowSql, PRESENT);
/** Ids of users whom the request entitles now, to any of its resources. */
export const entitledSql = (requestId: string): string =>
  `select people.user_id from ${PRESENT} request cross join lateral (${entitledPeopleSql(portalNowSql)}) people
   where request.id = ${requestId}`;

/**
 * The access that {@link grantAccessSql} and {@link revokeAccessSql} would grant and revoke if the requests were
 * `requests`: rows of `user_id`, `dataset_id` and `opens`. Changes nothing.
 */
export const accessChangeSql = (requestId: string, requests: string): string => `
select distinct due.user_id, due.dataset_id, true as opens
from (${dueAccessSql(requestId, portalNowSql, requests)}) due
left join researcher.dataset_access access on access.request_id = due.request_id and access.user_id = due.user_id
  and access.dataset_id = due.dataset_id and access.access_type = due.access_type
where access.status is distinct from 'granted' and not coalesce(access.by_hand, false)
union all
select distinct access.user_id, access.dataset_id, false
from ${requests} request cross join researcher.dataset_access access
where ${lostAccessSql(requestId, portalNowSql)}`;
