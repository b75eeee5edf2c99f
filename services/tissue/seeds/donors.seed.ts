/** Demo donors: those of the simulated brain bank, as the portal stores them, so that an import changes little. */
import type { DonorStore } from '@portal/contract';
import type { Sql } from '@portal/kit';
import { makeDonors } from '@portal/fakes/donors';
import type pg from 'pg';
import {
  writeDonorsSql,
  writeSamplesSql,
  writeSurveysSql,
} from '../src/features/donor-sync/donor-rows.sql.ts';
import { SOURCE_STORE_NAMES, readDonor, type ReadDonor } from '../src/features/donor-sync/source-donor.ts';

const BATCH = 200;
/** Donors whose diagnosis was confirmed later: the first import reports them as changed. */
const CONFIRMED_SINCE = 3;

export async function seedDonors(client: pg.ClientBase): Promise<void> {
  const main = read('main', makeDonors('main'));
  const confirmed = main.filter(({ fields }) => fields.confirmation_status === 'Confirmed');
  const earlier = new Set(confirmed.slice(0, CONFIRMED_SINCE).map(({ hash }) => hash));
  await write(
    client,
    'main',
    main.map((donor) =>
      earlier.has(donor.hash)
        ? { ...donor, fields: { ...donor.fields, confirmation_status: 'Under Review' } }
        : donor,
    ),
  );
  await write(client, 'pilot', read('pilot', makeDonors('pilot')));
}

/** Donors as the import would store them. @throws where the generator produces a record that the import would refuse */
export function read(store: DonorStore, records: readonly unknown[]): ReadDonor[] {
  return records.map((record) => {
    const reading = readDonor(record, SOURCE_STORE_NAMES[store]);
    if (!reading.isRead) throw new Error(`a donor of the demo is not believed: ${reading.fields.join(', ')}`);
    return reading.donor;
  });
}

export async function write(
  client: pg.ClientBase,
  store: DonorStore,
  donors: readonly ReadDonor[],
): Promise<void> {
  const run = async (statement: Sql): Promise<void> => {
    const { text, values } = statement.compile();
    await client.query(text, [...values]);
  };
  for (let first = 0; first < donors.length; first += BATCH) {
    const some = donors.slice(first, first + BATCH);
    await run(writeDonorsSql(store, some));
    await run(writeSamplesSql(some));
    for (const statement of writeSurveysSql(some)) await run(statement);
  }
}
