/** Where access is stored outside the portal. */

/**
 * SQL for the place at an outside system that gives access to alias `dataset` in this way: Globus group, S3 location or
 * GPF group; null where there is none.
 * @param way SQL of a way of access
 */
export const placeSql = (way: string): string => `(case ${way}
  when 'Globus' then dataset.globus_group_id::text
  when 'AWS' then nullif(dataset.data_access, '')
  when 'GPF' then case when dataset.gpf_accessible then nullif(dataset.gpf_group, '') end end)`;

/** Whether the ledger gives alias `external` access to its place: one reason is enough, through any dataset. */
export const wantedSql = `exists (select 1 from researcher.dataset_access access
  join researcher.dataset dataset on dataset.id = access.dataset_id
  where access.user_id = external.user_id and access.access_type = external.access_type and access.status = 'granted'
    and ${placeSql('access.access_type')} = external.place)`;

/** Twelve digits, or null. */
export const awsAccountSql = `(select known.aws_account_id from core_api.aws_account known where known.user_id = person.id)`;

/**
 * A person's Globus username: from their profile, else from the newest team they belong to, else from their newest
 * request.
 */
export const globusUsernameSql = `coalesce(person.globus_username, (
  select member.globus_username from researcher.team_member member
  where member.user_id = person.id and member.removal_date is null and member.globus_username is not null
  order by member.id desc limit 1), (
  select request.additional_data ->> 'globus_username' from researcher.request request
  where request.owner_id = person.id and request.additional_data ->> 'globus_username' <> ''
  order by request.id desc limit 1))`;

/** SQL text with every name by which outside systems may know alias `person`. */
export const knownAsSql = `concat_ws('|', coalesce(${globusUsernameSql}, ''), person.email, coalesce(${awsAccountSql}, ''))`;
