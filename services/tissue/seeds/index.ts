/** Demo donors. The seeds of core and researcher have already created people and requests. */
import { DEMO_REQUESTS, type Seed } from '@portal/kit/seeding';
import { seedBulkDonors } from './bulk/bulk-donors.ts';
import { seedDonors } from './donors.seed.ts';
import { seedCollections } from './collections.seed.ts';
import { seedOrders } from './orders.seed.ts';
import { seedSyncs } from './syncs.seed.ts';

/** Deterministic: the same on every machine. If the demo data already exist, only donors for load tests are added. */
export const seed: Seed = async (context) => {
  const { client, scale } = context;
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select 1 from tissue.donor) as found',
  );
  if (!rows[0]?.found) {
    await seedDonors(client);
    await seedSyncs(client);
    await seedCollections(context);
    await seedOrders(context);
  }
  if (scale.requests > DEMO_REQUESTS) await seedBulkDonors(client);
};
