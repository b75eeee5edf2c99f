/** Institutions that a new one may be (decisions.md "Institutions": matching for "Suggested Institutions"). */
import { INSTITUTION_STATUS as S, type SuggestedInstitution } from '@portal/contract';
import { actsAs, type Call } from '@portal/kit';
import type { Knex } from 'knex';
import { OFFICE } from './institution.policy.ts';
import { einKey } from './institution.sql.ts';
import { institutionalDomain } from './public-mail-domains.data.ts';

export interface Description {
  readonly name?: string | undefined;
  readonly ein?: string | undefined;
  /** A domain or an address. */
  readonly domain?: string | undefined;
}

/** Names as alike as this are taken for one; 'Lakeside University' and 'University of Lakeside' are. */
const ALIKE = 0.55;

/** An unconfirmed institution is shown to those whose own address is of its domain: they know of it anyway. */
const ofOwnDomain = (domains: string): string => `(t.status <> ${S.REJECTED} and exists (
  select 1 from core.institution_domain d where d.institution_id = t.id and d.domain::text = any(${domains}::text[])))`;

const SUGGESTIONS = `with matched as (
  select institution_id as id, 'domain' as by from core.institution_domain where domain::text = $1
  union select id, 'ein' from core.living_institution where $2 <> '' and ${einKey('ein')} = $2
  union select id, 'name' from core.living_institution where $3 <> '' and name % $3 and similarity(name, $3) >= ${ALIKE}
  union select id, 'name' from core.living_institution where $3 <> '' and official_name % $3 and similarity(official_name, $3) >= ${ALIKE}
  union select institution_id, 'name' from core.institution_associated_name
    where $3 <> '' and name % $3 and similarity(name, $3) >= ${ALIKE}
)
select t.id, t.name as display_name, t.status, array_agg(m.by order by m.by) as matched,
  case when $4 or ${einKey('t.ein')} = $2 then t.ein else '…' || right(t.ein, 4) end as ein,
  t.status = ${S.APPROVED} or ${ofOwnDomain('$5')} as may_join
from matched m join core.living_institution t on t.id = m.id
where $4 or t.status = ${S.APPROVED} or ${ofOwnDomain('$5')}
group by t.id, t.name, t.status, t.ein
order by cardinality(array_agg(m.by)) desc, similarity(t.name, $3) desc, t.name limit 20`;

const plainEin = (ein: string): string => ein.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

/** The caller's own institutional domain, as a list of one or none. */
async function ownDomains({ call, trx }: Reader): Promise<string[]> {
  const [self] = await call.database.query<{ email: string }>(
    { text: 'select email::text as email from core.account where id = $1', values: [call.actor.userId] },
    trx,
  );
  const domain = self && institutionalDomain(self.email);
  return domain ? [domain] : [];
}

interface Reader {
  readonly call: Pick<Call, 'actor' | 'database'>;
  readonly trx?: Knex.Transaction;
}

export async function suggestedInstitutions(
  reader: Reader,
  { name = '', ein = '', domain = '' }: Description,
): Promise<SuggestedInstitution[]> {
  const { call, trx } = reader;
  const statement = {
    text: SUGGESTIONS,
    values: [
      institutionalDomain(domain) ?? '',
      plainEin(ein),
      name.trim(),
      call.actor.kind === 'service' || actsAs(call.actor, ...OFFICE),
      await ownDomains(reader),
    ],
  };
  return call.database.query<SuggestedInstitution>(statement, trx);
}

/** Whether the caller may link themself to the institution: one that is approved, or one of their own mail domain. */
export async function mayJoin(reader: Reader, institutionId: number): Promise<boolean> {
  const [row] = await reader.call.database.query<{ joinable: boolean }>(
    {
      text: `select t.status = ${S.APPROVED} or ${ofOwnDomain('$2')} as joinable from core.living_institution t where t.id = $1`,
      values: [institutionId, await ownDomains(reader)],
    },
    reader.trx,
  );
  return row?.joinable ?? false;
}
