/** Names and EINs, which must be unique among institutions, and the lists of names and domains of one institution. */
import { MESSAGES } from '@portal/contract';
import { invalid, sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { einKey, plainEin } from '../institution.sql.ts';

/** Serializes changes of names and EINs, so that of two parallel calls with the same value the second is refused. */
export async function lockNames(work: Work): Promise<void> {
  await work.run(sql`select pg_advisory_xact_lock(hashtext('core.institution names'))`);
}

export interface Names {
  readonly name?: string | undefined;
  readonly ein?: string | undefined;
}

/**
 * Call `lockNames` before. `prefix` is the position of the fields in the form.
 * @throws INVALID_INPUT 'Already in system' or 'EIN already exists'
 */
export async function refuseTaken(
  work: Work,
  { name, ein }: Names,
  { except = 0, prefix = '' }: { except?: number; prefix?: string } = {},
): Promise<void> {
  const taken = await work.row(
    z.object({ name: z.boolean(), ein: z.boolean() }),
    sql`select exists (select 1 from core.living_institution
        where lower(name) = lower(${name?.trim() ?? null}) and id <> ${except}) as name,
      exists (select 1 from core.living_institution
        where ${trustedSql(einKey('ein'))} = ${ein === undefined ? null : plainEin(ein)} and id <> ${except}) as ein`,
  );
  if (taken?.name) throw invalid({ [`${prefix}name`]: [MESSAGES.alreadyInSystem] });
  if (taken?.ein) throw invalid({ [`${prefix}ein`]: [MESSAGES.einExists] });
}

/** Replaces the domains of the institution, without duplicates. */
export async function setDomains(work: Work, id: number, domains: readonly string[]): Promise<void> {
  const wanted = [...new Set(domains)];
  await work.run(
    sql`delete from core.institution_domain where institution_id = ${id} and domain::text <> all(${wanted}::text[])`,
  );
  await work.run(
    sql`insert into core.institution_domain (institution_id, domain)
      select ${id}::int, unnest(${wanted}::text[])::citext on conflict do nothing`,
  );
}

/** Replaces the other names of the institution, without duplicates regardless of case. */
export async function setAssociatedNames(work: Work, id: number, names: readonly string[]): Promise<void> {
  const wanted = [...new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()])).values()];
  await work.run(
    sql`delete from core.institution_associated_name where institution_id = ${id} and name <> all(${wanted}::text[])`,
  );
  await work.run(
    sql`insert into core.institution_associated_name (institution_id, name)
      select ${id}::int, unnest(${wanted}::text[]) on conflict do nothing`,
  );
}
