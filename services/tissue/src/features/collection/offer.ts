/** Current availability of a collection's donors: unavailable ones, with similar others. */
import { sql, type Reads } from '@portal/kit';
import { z } from 'zod';

const Offered = z.object({
  donor_hash: z.string(),
  is_available: z.boolean(),
  since: z.coerce.date().nullable(),
  similar: z.array(z.string()),
});

/**
 * Similar donors must be selectable and have the same store, diagnosis and sex; sorted by age and PMI, where 10 years
 * weigh as much as 12 hours.
 */
const MOST_SIMILAR = 3;
export async function readAvailability(
  reads: Reads,
  id: number,
  /** Whether the answer may name donors outside the collection. */
  namesSimilar: boolean,
): Promise<{ donor_hash: string; is_available: boolean; since: string | null; similar: string[] }[]> {
  const rows = await reads.rows(
    Offered,
    sql`select donor.donor_hash, donor.is_available, donor.availability_since as since,
        case when donor.is_available or not ${namesSimilar}::boolean then '[]'::jsonb else (
          select coalesce(jsonb_agg(near.donor_hash order by near.distance, near.donor_hash), '[]') from (
            select other.donor_hash, abs(other.age - donor.age) / 10 + coalesce(abs(other.pmi - donor.pmi) / 12, 1) as distance
            from tissue.donor other
            where other.store = donor.store and other.diagnosis = donor.diagnosis and other.gender = donor.gender
              and other.is_available and other.confirmation_status = 'Confirmed' and other.age is not null
              and not exists (select 1 from tissue.cart_donor also
                where also.cart_id = ${id} and also.donor_hash = other.donor_hash)
            order by 2, 1 limit ${MOST_SIMILAR}) near) end as similar
      from tissue.cart_donor held join tissue.donor donor on donor.donor_hash = held.donor_hash
      where held.cart_id = ${id} order by held.position, held.donor_hash`,
  );
  return rows.map(({ since, ...row }) => ({ ...row, since: since?.toISOString() ?? null }));
}
