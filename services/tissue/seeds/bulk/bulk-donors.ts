/** Donors for load tests: as many as all brain banks in the world have. */
import { makeDonors } from '@portal/fakes/donors';
import type pg from 'pg';
import { read, write } from '../donors.seed.ts';

export const MOST_DONORS = 10_000;

/** Adds missing donors to the main store; a second run adds nothing. */
export async function seedBulkDonors(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from tissue.donor where store = 'main'",
  );
  const made = rows[0]?.n ?? 0;
  if (made < MOST_DONORS)
    await write(client, 'main', read('main', makeDonors('main', MOST_DONORS).slice(made)));
}
