/** Pages of the brain bank: its catalog for researchers, its dashboard and synchronization for staff. */
import { client } from '../client/accounts.ts';
import { findInterviewed, makeCollection } from '../client/donors.ts';
import { findOrdered } from '../client/orders.ts';
import { visit, type AccountVisits } from './visits.ts';

export async function tissueVisits(): Promise<readonly AccountVisits[]> {
  const manager = await client('abnpm');
  const { results } = await manager.get<{ results: { id: number }[] }>('/abn-request/?tab=new&limit=1');
  const request = results[0]?.id ?? 0;
  const { ordered, free, owner } = await findOrdered();
  const collection = await makeCollection(await client('pi'));
  const [one = '', other = ''] = collection.identifiers;
  const { donor_hash: interviewed } = await findInterviewed();
  const compare = `/tissue-catalogue/compare?donor=${one}&donor=${other}`;
  return [
    {
      account: 'pi',
      visits: [
        visit('/tissue-catalogue', 'Tissue Catalog'),
        visit('/tissue-catalogue?store=pilot&age=10-60&gender=Female&sort=-age', 'Tissue Catalog'),
        visit('/tissue-catalogue?tab=collections', 'Tissue Catalog'),
        visit(`/tissue-catalogue/${collection.id}`, collection.collection_name),
        visit(compare, 'Compare donors'),
        visit(`/abn_donor/?donor_hash=${interviewed}`, /^Donor /),
        visit('/abn_donor/?donor_hash=0000000000000000', 'Looking for something?'),
      ],
    },
    // This researcher has no approved data request.
    { account: 'newpi', visits: [visit('/tissue-catalogue', 'Tissue Catalog')] },
    {
      account: 'abnpm',
      visits: [
        visit('/', /./),
        visit('/abn-dashboard', 'Tissue Requests'),
        visit('/abn-dashboard?tab=under_review', 'Tissue Requests'),
        visit('/abn_tissue/start-review/', 'Begin Tissue Review'),
        visit('/project', 'Projects'),
        visit('/request/create', 'New Request'),
        visit(`/request/${request}`, /./),
        visit(`/tissue-catalogue?request=${request}`, 'Tissue Catalog'),
        visit(`/tissue-catalogue/${collection.id}`, collection.collection_name),
        visit('/donor-sync', 'Donor Synchronization'),
        visit(`/request/${free}?tab=orders`, /./),
        visit(`/request/${ordered}?tab=orders`, /./),
      ],
    },
    { account: owner, visits: [visit(`/request/${ordered}?tab=shipment`, /./)] },
  ];
}
