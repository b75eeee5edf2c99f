/** Reads accounts for sign-in and for the session. */
import { INSTITUTION_STATUS, ROLES, Session } from '@portal/contract';
import { LANGUAGES } from '@portal/contract/language';
import { notSignedIn, sql, trustedSql, type Actor, type Reads, type Sql } from '@portal/kit';
import { z } from 'zod';
import { brainBankApprovedSql, suspendedRequestSql } from '../../rules/involvement.sql.ts';
import { institutionWithoutMembersSql } from '../../rules/institutions-without-members.sql.ts';

export const Credentials = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  password_hash: z.string().nullable(),
  password_must_change: z.boolean(),
  active: z.boolean(),
  verified: z.boolean(),
  agreed_terms_version: z.string().nullable(),
  /** The primary institution removed this person from its members. */
  disowned: z.boolean(),
});
export type Credentials = Readonly<z.output<typeof Credentials>>;

export const credentialsSql = (condition: Sql): Sql =>
  sql`select a.id, a.email::text as email, a.first_name, a.password_hash, a.password_must_change, a.active, a.verified,
      a.agreed_terms_version,
      exists (select 1 from core.user_institution ui where ui.user_id = a.id and ui."primary" and ui.verified is false) as disowned
    from core.account a where ${condition}`;

export const findCredentials = (reads: Reads, email: string): Promise<Credentials | undefined> =>
  reads.row(Credentials, credentialsSql(sql`a.email = ${email}::citext`));

export const readCredentials = (reads: Reads, id: number): Promise<Credentials | undefined> =>
  reads.row(Credentials, credentialsSql(sql`a.id = ${id}`));

/** One statement reads everything that a page needs to know about the person. */
const sessionSql = (sessionId: string | null): Sql => sql`
select jsonb_build_object(
  'id', a.id, 'display_name', a.first_name || ' ' || a.last_name, 'full_name', a.first_name || ' ' || a.last_name,
  'email', a.email::text, 'emails', jsonb_build_array(a.email::text), 'phone_number', a.phone_number,
  'primary_role', case when a.primary_role = any(${ROLES}) then a.primary_role end,
  'roles', (select coalesce(jsonb_agg(g.role order by g.role), '[]')
    from core.account_group g where g.account_id = a.id and g.role = any(${ROLES}) and not s.must_enroll),
  'groups', (select coalesce(jsonb_agg(jsonb_build_object('name', g.role) order by g.role), '[]')
    from core.account_group g where g.account_id = a.id and not s.must_enroll),
  'must_enroll', s.must_enroll,
  'institutionId', p.institution_id, 'userInstitutionId', p.id,
  'globus_username', a.globus_username, 'abn_approved', ${trustedSql(brainBankApprovedSql('a.id'))},
  'language', case when a.language = any(${LANGUAGES}) then a.language end,
  'density', a.density,
  -- Null while impersonating: the saved destination belongs to the session of the person.
  'goal', case when s.impersonator_id is null then (select g.path from core.goal g where g.account_id = a.id) end,
  'suspended_request', ${trustedSql(suspendedRequestSql('a.id'))}
) as "user",
(select jsonb_build_object(
    'id', i.id, 'display_name', i.name, 'status', i.status,
    'rda_status', coalesce((f.additional_data ->> 'status')::int, 4),
    'is_current_officer', i.current_io_id is not distinct from a.id,
    'user_institution', ui.id, 'joinder_date', ui.joinder_date, 'confirmed', ui.confirmed,
    'disowned', ui.verified is false,
    'names_official', i.status = ${INSTITUTION_STATUS.NEW_SBSO}
      and (ui.confirmed or (ui.verified is distinct from false and ${trustedSql(institutionWithoutMembersSql('i.id'))}))
      and exists (select 1 from core.account_group g
        where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso')))
  from core.membership ui join core.institution i on i.id = ui.institution_id
    left join core.file f on f.id = i.current_rda_id
  where ui.user_id = a.id and ui."primary") as institution,
(select jsonb_build_object('id', m.id, 'display_name', m.first_name || ' ' || m.last_name)
  from core.account m where m.id = s.impersonator_id) as impersonator,
s.expires_at
from core.session s join core.account a on a.id = s.account_id
  left join core.user_institution p on p.user_id = a.id and p."primary"
where s.id = ${sessionId}`;

const SessionRow = Session.pick({ user: true, institution: true, impersonator: true }).extend({
  expires_at: z.date(),
});

/** @throws NOT_SIGNED_IN when there is no such session */
export async function readSession(reads: Reads, sessionId: Actor['sessionId']): Promise<Session> {
  const row = await reads.row(SessionRow, sessionSql(sessionId));
  if (!row) throw notSignedIn();
  const { expires_at: expires, ...known } = row;
  return { ...known, expires: expires.toISOString() };
}
