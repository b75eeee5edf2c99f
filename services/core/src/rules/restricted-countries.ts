import { listedCountryCodes } from '@portal/contract';
import { sql, transact, type Database } from '@portal/kit';

/** Copies the countries of the settings into the table that SQL reads. */
export async function applyRestrictedCountries(database: Database, listed: readonly string[]): Promise<void> {
  const codes = listedCountryCodes(listed);
  await transact(database, { actorId: null }, async (work) => {
    await work.run(sql`delete from core.restricted_country where not code = any(${codes}::text[])`);
    await work.run(sql`insert into core.restricted_country (code)
      select code from unnest(${codes}::text[]) code on conflict do nothing`);
  });
}
