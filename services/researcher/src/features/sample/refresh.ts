/**
 * Stores the answers of the external inventory, so that rules and counts read one place, and so that it may be down.
 */
import { sampleBatches } from '@portal/contract';
import { asJson, sql, transact, type Database, type Logger } from '@portal/kit';
import { z } from 'zod';
import type { InventoryStock, SampleInventory } from '../../clients/sample-inventory.client.ts';
import { SampleTypeModel } from '../../models/index.ts';

export interface Freshness {
  readonly source: 'inventory' | 'kept';
  /** The time of the stored data if the inventory did not answer now; otherwise null. */
  readonly as_of: string | null;
}

export interface InventoryParts {
  readonly database: Database;
  readonly log: Logger;
  readonly inventory: SampleInventory | undefined;
}

/** Reads the external inventory, if there is one, and stores its answer. Does not throw if the inventory is down. */
export async function refreshSamples(
  { database, log, inventory }: InventoryParts,
  kindId: number,
  ids: readonly string[],
): Promise<Freshness> {
  if (!inventory || ids.length === 0) return { source: 'inventory', as_of: null };
  const kind = await database.read(SampleTypeModel).findById(kindId);
  if (!kind) return { source: 'inventory', as_of: null };
  // Uses the database clock, which also stamps the stored rows.
  const asked = await databaseTime(database);
  try {
    const answers = await Promise.all(sampleBatches(ids).map((batch) => inventory.ask(kind.type, batch)));
    await storeStock(database, { kindId, ids, stock: answers.flat(), asked });
    return { source: 'inventory', as_of: null };
  } catch (error) {
    log.warn({ error }, 'the inventory of samples could not be asked; what is kept answers');
    return { source: 'kept', as_of: await knownSince(database, kindId, ids) };
  }
}

/** A late answer does not overwrite that of a later request. */
async function storeStock(
  database: Database,
  {
    kindId,
    ids,
    stock,
    asked,
  }: { kindId: number; ids: readonly string[]; stock: readonly InventoryStock[]; asked: string },
): Promise<void> {
  const named = [...new Map(stock.map((each) => [each.sample_id, each])).values()]
    .filter(({ sample_id: id }) => ids.includes(id))
    // sorted, so that parallel writes of the same samples cannot deadlock
    .toSorted((a, b) => (a.sample_id < b.sample_id ? -1 : 1));
  await transact(database, { actorId: null }, async (work) => {
    await work.run(sql`insert into researcher.sample (sample_type_id, sample_id, amount_available, limited_at, cpls_available,
          ipsc_consented, family_situation, cohort, checked)
      select ${kindId}::int, one.sample_id, one.amount_available, one.limited_at, one.cpls_available, one.ipsc_consented,
        one.family_situation, one.cohort, ${asked}::timestamptz
      from jsonb_to_recordset(${asJson(named)}::jsonb) one (sample_id text, amount_available numeric, limited_at numeric,
        cpls_available boolean, ipsc_consented boolean, family_situation text, cohort text)
      order by one.sample_id
      on conflict (sample_type_id, sample_id) do update set amount_available = excluded.amount_available,
        limited_at = excluded.limited_at, cpls_available = excluded.cpls_available,
        ipsc_consented = excluded.ipsc_consented, family_situation = excluded.family_situation,
        cohort = excluded.cohort, checked = excluded.checked
      where sample.checked <= excluded.checked`);
    const gone = ids.filter((id) => !named.some(({ sample_id }) => sample_id === id));
    await work.run(sql`delete from researcher.sample where sample_type_id = ${kindId} and sample_id = any(${gone}::text[])
      and checked <= ${asked}::timestamptz`);
  });
}

const Moment = z.object({ at: z.coerce.date() });
async function databaseTime(database: Database): Promise<string> {
  const row = await database.row(Moment, sql`select clock_timestamp() as at`);
  return (row?.at ?? new Date()).toISOString();
}

const Oldest = z.object({ at: z.coerce.date().nullable() });
async function knownSince(
  database: Database,
  kindId: number,
  ids: readonly string[],
): Promise<string | null> {
  const row = await database.row(
    Oldest,
    sql`select min(checked) as at from researcher.sample where sample_type_id = ${kindId} and sample_id = any(${ids}::text[])`,
  );
  return row?.at?.toISOString() ?? null;
}
