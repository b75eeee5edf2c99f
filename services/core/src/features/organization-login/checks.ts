/** How the logins of each organization fare, for superusers: the last test, and the last login that failed. */
import type { LoginOrganization, OrganizationProblem } from '@portal/contract';
import { ORGANIZATION_PROBLEMS } from '@portal/contract';
import { sql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import type { OidcClient, OidcFault } from '../../clients/index.ts';

const Problem = z.enum(ORGANIZATION_PROBLEMS).nullable();
const Found = z.object({
  organization: z.string(),
  people: z.int(),
  last_login: z.string().nullable(),
  tested: z.string().nullable(),
  problem: Problem,
  failed_login: z.string().nullable(),
  failed_login_problem: Problem,
});

/** In the order of the setting. */
export async function describeOrganizations(
  reads: Reads,
  clients: readonly OidcClient[],
  publicUrl: string,
): Promise<LoginOrganization[]> {
  const providers = clients.map(({ provider }) => provider);
  const rows = await reads.rows(
    Found,
    sql`select asked.id as organization, linked.people, linked.last_login,
        to_jsonb(known.tested) #>> '{}' as tested, known.problem,
        to_jsonb(known.failed_login) #>> '{}' as failed_login, known.failed_login_problem
      from unnest(${providers.map(({ id }) => id)}::text[], ${providers.map(({ issuer }) => issuer)}::text[])
        asked (id, issuer)
      left join core.organization_check known on known.organization = asked.id
      cross join lateral (select count(distinct l.account_id)::int as people,
          to_jsonb(max(l.last_used)) #>> '{}' as last_login
        from core.linked_organization l where l.issuer = asked.issuer) linked`,
  );
  const found = new Map(rows.map(({ organization, ...row }) => [organization, row]));
  return providers.flatMap(({ id, name, issuer, mailDomains, trustsAmr }) => {
    const row = found.get(id);
    if (!row) return [];
    return {
      id,
      name,
      issuer,
      mail_domains: [...mailDomains],
      trusts_factor: trustsAmr,
      redirect_url: `${publicUrl}/login/organization/${id}`,
      logout_url: `${publicUrl}/api/organization-login/${id}/logout/`,
      ...row,
    };
  });
}

export const storeTest = (work: Work, id: string, problem: OrganizationProblem | null): Promise<number> =>
  work.run(
    sql`insert into core.organization_check as known (organization, tested, problem)
      values (${id}, now(), ${problem})
      on conflict (organization) do update set tested = excluded.tested, problem = excluded.problem`,
  );

/** @param kind why a login failed at the organization; null for one that worked, which ends what failed before */
export const storeLogin = (work: Work, id: string, kind: OidcFault['kind'] | null): Promise<number> =>
  kind === null
    ? work.run(
        sql`update core.organization_check set failed_login = null, failed_login_problem = null
          where organization = ${id} and failed_login is not null`,
      )
    : work.run(
        sql`insert into core.organization_check as known (organization, failed_login, failed_login_problem)
          values (${id}, now(), ${kind === 'unreachable' ? 'unreachable' : 'login'})
          on conflict (organization) do update
            set failed_login = excluded.failed_login, failed_login_problem = excluded.failed_login_problem`,
      );
