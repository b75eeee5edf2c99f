/**
 * Finds existing institutions that a new one may duplicate (docs/institutions.md: matching for "Suggested
 * Institutions").
 */
import { INSTITUTION_STATUS as S, SuggestedInstitution } from '@portal/contract';
import { actsAs, sql, trustedSql, type Actor, type Reads, type Sql } from '@portal/kit';
import { z } from 'zod';
import { AccountModel } from '../../models/index.ts';
import { restrictedSql } from '../../rules/restricted-country.sql.ts';
import { FULL_VIEW_ROLES } from './institution.policy.ts';
import { einKey, plainEin } from './institution.sql.ts';
import { institutionalDomain } from './public-mail-domains.data.ts';

export interface Description {
  readonly name?: string | undefined;
  readonly ein?: string | undefined;
  /** A domain or an email address. */
  readonly domain?: string | undefined;
}

/**
 * Names with at least this similarity count as the same, for example 'Lakeside University' and 'University of
 * Lakeside'.
 */
const ALIKE = 0.55;

/** Institutions that anyone may choose. */
const OFFERED = sql`(t.status = ${S.APPROVED} and not ${trustedSql(restrictedSql('t'))})`;

const EIN_KEY = trustedSql(einKey('ein'));

/**
 * An unconfirmed institution is suggested only to people whose own address is in its domain, because they know of it
 * anyway.
 */
const isOfDomainSql = (domains: readonly string[]): Sql => sql`(t.status <> ${S.REJECTED} and exists (
  select 1 from core.institution_domain d where d.institution_id = t.id and d.domain::text = any(${domains}::text[])))`;

/** The institutional domain of the caller's own address, as a list of one or none. */
async function readOwnDomains(reads: Reads, actor: Actor): Promise<string[]> {
  const self = await reads.read(AccountModel).findById(actor.userId);
  const domain = self && institutionalDomain(self.email);
  return domain ? [domain] : [];
}

export async function readSuggestions(
  reads: Reads,
  actor: Actor,
  given: Description,
): Promise<SuggestedInstitution[]> {
  const domain = institutionalDomain(given.domain ?? '') ?? '';
  const ein = plainEin(given.ein ?? '');
  const name = (given.name ?? '').trim();
  const seesAll = actor.kind === 'service' || actsAs(actor, ...FULL_VIEW_ROLES);
  const isOfOwnDomain = isOfDomainSql(await readOwnDomains(reads, actor));
  return reads.rows(
    SuggestedInstitution,
    sql`with matched as (
      select institution_id as id, 'domain' as by from core.institution_domain where domain::text = ${domain}
      union select id, 'ein' from core.living_institution where ${ein} <> '' and ${EIN_KEY} = ${ein}
      union select id, 'name' from core.living_institution
        where ${name} <> '' and name % ${name} and similarity(name, ${name}) >= ${ALIKE}
      union select id, 'name' from core.living_institution
        where ${name} <> '' and official_name % ${name} and similarity(official_name, ${name}) >= ${ALIKE}
      union select institution_id, 'name' from core.institution_associated_name
        where ${name} <> '' and name % ${name} and similarity(name, ${name}) >= ${ALIKE}
    )
    select t.id, t.name as display_name, t.status, array_agg(m.by order by m.by) as matched,
      case when ${seesAll} or ${trustedSql(einKey('t.ein'))} = ${ein} then t.ein else '…' || right(t.ein, 4) end as ein,
      ${OFFERED} or ${isOfOwnDomain} as may_join
    from matched m join core.living_institution t on t.id = m.id
    where ${seesAll} or ${OFFERED} or ${isOfOwnDomain}
    group by t.id, t.name, t.status, t.ein, t.country, t.country_exemption
    order by cardinality(array_agg(m.by)) desc, similarity(t.name, ${name}) desc, t.name limit 20`,
  );
}

/** Whether the caller may join the institution: it is approved, or it has the caller's mail domain. */
export async function mayJoin(reads: Reads, actor: Actor, institutionId: number): Promise<boolean> {
  const isOfOwnDomain = isOfDomainSql(await readOwnDomains(reads, actor));
  const row = await reads.row(
    z.object({ joinable: z.boolean() }),
    sql`select ${OFFERED} or ${isOfOwnDomain} as joinable
      from core.living_institution t where t.id = ${institutionId}`,
  );
  return row?.joinable ?? false;
}
