/** What must be unique among institutions, and the lists that hang on one. */
import { MESSAGES } from '@portal/contract';
import { invalid } from '@portal/kit';
import { einKey } from './institution.sql.ts';
import type { InstitutionWrite } from './institution.write.ts';

/** Names and numbers are given one after the other, so that of two who give the same at once one learns of the other. */
export async function lockNames({ call, trx }: InstitutionWrite): Promise<void> {
  await call.database.query(
    { text: "select pg_advisory_xact_lock(hashtext('core.institution names'))", values: [] },
    trx,
  );
}

export interface Names {
  readonly name?: string | undefined;
  readonly ein?: string | undefined;
}

/**
 * Call `lockNames` before. `prefix` is where the form has the fields.
 * @throws INVALID_INPUT 'Already in system' or 'EIN already exists'
 */
export async function refuseTaken(
  { call, trx }: InstitutionWrite,
  { name, ein }: Names,
  { except = 0, prefix = '' }: { except?: number; prefix?: string } = {},
): Promise<void> {
  const [taken] = await call.database.query<{ name: boolean; ein: boolean }>(
    {
      text: `select
        exists (select 1 from core.living_institution where lower(name) = lower($1) and id <> $3) as name,
        exists (select 1 from core.living_institution where ${einKey('ein')} = ${einKey('$2::text')} and id <> $3) as ein`,
      values: [name?.trim() ?? null, ein ?? null, except],
    },
    trx,
  );
  if (taken?.name) throw invalid({ [`${prefix}name`]: [MESSAGES.alreadyInSystem] });
  if (taken?.ein) throw invalid({ [`${prefix}ein`]: [MESSAGES.einExists] });
}

/** Makes the institution's domains these, each once. */
export async function setDomains(
  { call, trx }: InstitutionWrite,
  id: number,
  domains: readonly string[],
): Promise<void> {
  const wanted = [...new Set(domains)];
  await call.database.query(
    {
      text: 'delete from core.institution_domain where institution_id = $1 and domain::text <> all($2::text[])',
      values: [id, wanted],
    },
    trx,
  );
  await call.database.query(
    {
      text: `insert into core.institution_domain (institution_id, domain) select $1, unnest($2::text[])::citext
        on conflict do nothing`,
      values: [id, wanted],
    },
    trx,
  );
}

/** Makes the institution's other names these, each once whatever its case. */
export async function setAssociatedNames(
  { call, trx }: InstitutionWrite,
  id: number,
  names: readonly string[],
): Promise<void> {
  const wanted = [...new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()])).values()];
  await call.database.query(
    {
      text: 'delete from core.institution_associated_name where institution_id = $1 and name <> all($2::text[])',
      values: [id, wanted],
    },
    trx,
  );
  await call.database.query(
    {
      text: `insert into core.institution_associated_name (institution_id, name) select $1, unnest($2::text[])
        on conflict do nothing`,
      values: [id, wanted],
    },
    trx,
  );
}
