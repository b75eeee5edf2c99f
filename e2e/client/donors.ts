/** Donors of the demo's brain bank, and collections that a test creates. */
import { client, unique } from './accounts.ts';
import type { PortalClient } from './portal-client.ts';

interface Donor {
  readonly donor_hash: string;
  readonly is_selectable: boolean;
  readonly surveys: readonly string[];
}
interface Collection {
  readonly id: number;
  readonly collection_name: string;
  readonly identifiers: readonly string[];
}

/** The first donors of the catalog of a store; by default the main store, from which anyone may choose. */
export async function pickDonors(
  count: number,
  list: 'abn_data' | 'abn_data_pilot' = 'abn_data',
): Promise<readonly Donor[]> {
  const { results } = await (await client('pi')).get<{ results: Donor[] }>(`/${list}/?limit=2000`);
  return results.filter((donor) => donor.is_selectable).slice(0, count);
}

/** Finds a donor with an interview. */
export async function findInterviewed(): Promise<Donor> {
  const { results } = await (await client('pi')).get<{ results: Donor[] }>('/abn_data/?limit=2000');
  const found = results.find(({ surveys }) => surveys.length > 0);
  if (!found) throw new Error('the demo has no donor with a survey');
  return found;
}

/** Creates a collection of the person with the first donors of the catalog. */
export async function makeCollection(
  person: PortalClient,
  count = 3,
  name = unique('Collection'),
): Promise<Collection> {
  const identifiers = (await pickDonors(count)).map(({ donor_hash: hash }) => hash);
  return person.send<Collection>('POST /abn_cart/', { collection_name: name, identifiers });
}

/** Creates a collection as the project manager for a researcher. */
export async function makeCollectionFor(researcher: number, isPilot: boolean): Promise<Collection> {
  const donors = await pickDonors(3, isPilot ? 'abn_data_pilot' : 'abn_data');
  return (await client('abnpm')).send<Collection>('POST /abn_cart/', {
    collection_name: unique('Collection'),
    identifiers: donors.map(({ donor_hash: hash }) => hash),
    pi: researcher,
    pilot_tissue_cart: isPilot,
  });
}
