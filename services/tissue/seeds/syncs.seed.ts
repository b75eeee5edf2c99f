/**
 * Demo imports of the last days: first a full one, then deltas, and one that failed because the brain bank was
 * unreachable.
 */
import type pg from 'pg';
import { donorSyncWords as words } from '../src/texts/en/donor-sync.ts';

const SYNC_DAYS = 9;
const FAILED_SYNC_DAY = 3;
/** The simulated brain bank's cursor for its initial donors. */
const CURSOR = '400';

export async function seedSyncs(client: pg.ClientBase): Promise<void> {
  for (const store of ['main', 'pilot']) {
    await client.query(
      `insert into tissue.donor_sync (store, kind, state, started, finished, seen, added, changed, problem, cursor, night)
      select $1, case when ago = $2 then 'full' else 'delta' end, case when ago = $3 then 'failed' else 'done' end,
        at, at + case when ago = $2 then interval '41 seconds' else interval '3 seconds' end,
        case when ago = $2 then stock.n when ago = 5 and $1 = 'main' then 2 else 0 end,
        case when ago = $2 then stock.n else 0 end, case when ago = 5 and $1 = 'main' then 2 else 0 end,
        case when ago = $3 then $4 end, case when ago <> $3 then $5 end, (at - interval '2 hours')::date
      from generate_series($2::int, 1, -1) ago
      cross join lateral (select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - make_interval(days => ago)
        + interval '2 hours 7 seconds' as at) night
      cross join (select count(*)::int as n from tissue.donor where store = $1) stock
      order by ago desc`,
      [store, SYNC_DAYS, FAILED_SYNC_DAY, words.unreachable, CURSOR],
    );
    await client.query(
      `insert into tissue.donor_change (sync_id, donor_hash, change)
      select run.id, donor.donor_hash, 'added' from tissue.donor_sync run join tissue.donor donor on donor.store = run.store
      where run.store = $1 and run.kind = 'full' order by donor.id`,
      [store],
    );
  }
  await client.query(
    `insert into tissue.donor_change (sync_id, donor_hash, change, fields)
    select run.id, donor.donor_hash, 'changed', case when donor.id % 2 = 0 then '{pmi}' else '{documents,rin}' end::text[]
    from tissue.donor_sync run cross join lateral (select * from tissue.donor where store = 'main' order by id limit 2 offset 11) donor
    where run.store = 'main' and run.changed = 2 order by donor.id`,
  );
}
