/** Reads what prevents the deletion of an institution, and what would be deleted with it (spec 1 section 8). */
import { InstitutionDeletion, REQUEST_STATUS as R, STAFF_ROLES } from '@portal/contract';
import { sql, trustedSql, type Reads } from '@portal/kit';
import { involvedSql } from '../../rules/involvement.sql.ts';

/** Statuses that mean a decision was made: approved, rejected, fulfilled, and all that follow. */
const DECIDED = [
  R.APPROVED,
  R.APPROVED_PENDING_TEAM,
  R.CONDITIONALLY_APPROVED,
  R.REJECTED,
  R.FULFILLED,
  R.SUSPENDED,
  R.ARCHIVED,
];

/**
 * `people` belong to no other institution and do not work for the foundation; their accounts are deleted with the
 * institution.
 */
const factsSql = (institutionId: number) => sql`with people as (
  select a.id, a.first_name || ' ' || a.last_name as display_name
  from core.user_institution ui join core.account a on a.id = ui.user_id
  where ui.institution_id = ${institutionId}
    and not exists (select 1 from core.user_institution other
      where other.user_id = a.id and other.institution_id <> ${institutionId})
    and not exists (select 1 from core.account_group g where g.account_id = a.id and g.role = any(${STAFF_ROLES}::text[]))
), there as (
  select r.request_id as id, r.sfari_request_id, r.status, r.owner_id in (select id from people) as goes,
    jsonb_build_object('id', r.owner_id, 'display_name',
      coalesce((select a.first_name || ' ' || a.last_name from core.account a where a.id = r.owner_id), '')) as owner
  ${trustedSql(involvedSql('owner'))} and (r.institution_id = ${institutionId} or r.owner_id in (select id from people))
)
select
  (select coalesce(jsonb_agg(to_jsonb(t) - 'goes' order by t.id), '[]') from there t
    where t.status = any(${DECIDED}::int[])) as blocking,
  (select coalesce(jsonb_agg(to_jsonb(t) - 'goes' order by t.id), '[]') from there t
    where t.status <> all(${DECIDED}::int[]) and t.goes) as open_requests,
  (select coalesce(jsonb_agg(to_jsonb(p) order by p.display_name, p.id), '[]') from people p) as users`;

export async function readDeletion(reads: Reads, institutionId: number): Promise<InstitutionDeletion> {
  const facts = await reads.row(InstitutionDeletion.omit({ blocked: true }), factsSql(institutionId));
  if (!facts) throw new Error('the facts of a deletion answered no row');
  return { ...facts, blocked: facts.blocking.length > 0 };
}
