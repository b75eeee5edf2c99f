/**
 * Gives the owner and everybody chosen on a request access to its datasets: Globus where the dataset has a group, AWS
 * where it has a location, GPF where it is served there and the request wants it. Access taken before is restored;
 * a second run changes nothing. The arguments are SQL expressions.
 */
export const grantAccessSql = (requestId: string, at = 'now()'): string => `
insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status, created, modified)
select people.user_id, dataset.id, request.id, ways.access_type, 'granted', ${at}, ${at}
from researcher.request request
join researcher.request_dataset wanted on wanted.request_id = request.id
join researcher.dataset dataset on dataset.id = wanted.dataset_id
cross join lateral (
  select request.owner_id as user_id
  union
  select chosen.user_id from researcher.request_access chosen
  where chosen.request_id = request.id and chosen.removal_date is null
) people
cross join lateral (values
  ('Globus', dataset.globus_group_id is not null),
  ('AWS', dataset.data_access is not null),
  ('GPF', dataset.gpf_accessible and request.gpf_access_status = 2)
) ways (access_type, offered)
where request.id = ${requestId} and ways.offered
order by people.user_id, dataset.dataset_id, ways.access_type
on conflict (request_id, user_id, dataset_id, access_type)
do update set status = 'granted' where dataset_access.status <> 'granted'`;

export const revokeAccessSql = (requestId: string, at = 'now()'): string => `
update researcher.dataset_access set status = 'revoked', modified = ${at}
where request_id = ${requestId} and status <> 'revoked'`;
