/** Which donors a collection may contain, and storing the list as rows. */
import { CollectedDonor, CONFIRMATION_STATUSES, DONOR_STORES, type DonorStore } from '@portal/contract';
import { asJson, invalid, say, sql, type Actor, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { isSelectable } from '../donor/index.ts';
import { collectionRefusals as words } from '../../texts/en/collection.ts';

const Chosen = CollectedDonor.pick({ donor_hash: true }).extend({
  store: z.enum(DONOR_STORES),
  confirmation_status: z.enum(CONFIRMATION_STATUSES),
  is_available: z.boolean(),
});

/**
 * @param existing donors already in the collection: they may remain, whatever happened to them
 * @throws INVALID_INPUT with the donors that are unknown, of the other store, or not available to the caller
 */
export async function checkDonors(
  reads: Reads,
  actor: Actor,
  store: DonorStore,
  {
    identifiers,
    existing = [],
  }: { readonly identifiers: readonly string[]; readonly existing?: readonly string[] },
): Promise<void> {
  const rows = await reads.rows(
    Chosen,
    sql`select donor_hash, store, confirmation_status, is_available from tissue.donor
      where donor_hash = any(${[...identifiers]}::text[])`,
  );
  const known = new Map(rows.map((row) => [row.donor_hash, row]));
  const unknown = identifiers.filter((hash) => known.get(hash)?.store !== store);
  if (unknown.length > 0) throw invalid({ identifiers: [say(words.unknownDonors, named(unknown))] });
  const closed = rows.filter((row) => !existing.includes(row.donor_hash) && !isSelectable(row, actor));
  if (closed.length > 0)
    throw invalid({ identifiers: [say(words.closedDonors, named(closed.map((row) => row.donor_hash)))] });
}

const MOST_NAMED = 10;
const named = (hashes: readonly string[]) => ({
  donors: `${hashes.slice(0, MOST_NAMED).join(', ')}${hashes.length > MOST_NAMED ? ' …' : ''}`,
});

const CollectionDonor = z.object({ donor_hash: z.string() });
export const readDonorHashes = async (reads: Reads, id: number): Promise<string[]> =>
  (
    await reads.rows(
      CollectionDonor,
      sql`select donor_hash from tissue.cart_donor where cart_id = ${id} order by position`,
    )
  ).map((row) => row.donor_hash);

/** Replaces the collection's donor rows with the list. The row of the collection must be locked. */
export async function storeDonors(work: Work, id: number, identifiers: readonly string[]): Promise<void> {
  const rows = identifiers.map((donor_hash, position) => ({ donor_hash, position }));
  await work.run(sql`delete from tissue.cart_donor
    where cart_id = ${id} and not donor_hash = any(${[...identifiers]}::text[])`);
  await work.run(sql`insert into tissue.cart_donor (cart_id, donor_hash, position)
    select ${id}::int, one.donor_hash, one.position
    from jsonb_to_recordset(${asJson(rows)}::jsonb) one (donor_hash text, position int)
    on conflict (cart_id, donor_hash) do update set position = excluded.position
    where cart_donor.position <> excluded.position`);
}

/** The donors with their current catalog data, in the order of the collection. */
export const readCollectedDonors = async (reads: Reads, id: number): Promise<CollectedDonor[]> =>
  reads.rows(
    CollectedDonor,
    sql`select donor.donor_hash, donor.diagnosis, donor.confirmation_status, donor.age::float as age, donor.gender,
        donor.pmi::float as pmi, donor.rin::float as rin, donor.left_hemisphere, donor.right_hemisphere, donor.brainstem
      from tissue.cart_donor held join tissue.donor donor on donor.donor_hash = held.donor_hash
      where held.cart_id = ${id} order by held.position, held.donor_hash`,
  );
