/** The pages of institutions, for each kind of account that may open them. */
import { client } from '../client/accounts.ts';
import { findExecuted } from '../client/orders.ts';
import { visit, type AccountVisits, type Visit } from './visits.ts';

async function readInstitution(account: string): Promise<{ id: number; display_name: string }> {
  const person = await client(account);
  const { institution } = await person.get<{ institution: { id: number; display_name: string } }>(
    '/session/',
  );
  return institution;
}

const TABS = ['details', 'officials', 'researchers', 'agreements', 'audit', 'emails'];

/** An administrator, a reviewer with read access, two officials, and members. */
export async function institutionVisits(): Promise<readonly AccountVisits[]> {
  const known = await readInstitution('pi');
  const fresh = await readInstitution('newpi');
  const so = await client('so');
  const { results: colleagues } = await so.get<{ results: { id: number }[] }>('/user/?limit=1');
  const colleague = String(colleagues[0]?.id ?? '');
  const page = visit(`/institution/${known.id}`, known.display_name);
  const byAccount: Readonly<Record<string, readonly Visit[]>> = {
    admin: [
      visit('/institution', 'Institutions'),
      visit('/institution/create/', 'New institution'),
      ...TABS.map((tab) => visit(`/institution/${known.id}?tab=${tab}`, known.display_name)),
      visit(`/institution/${known.id}?mode=edit`, `Edit ${known.display_name}`),
      visit(`/annual-researcher-review?institution=${known.id}`, 'Researcher verification'),
    ],
    reviewer: [visit('/institution', 'Institutions'), page],
    so: [
      page,
      visit('/annual-researcher-review', 'Researcher verification'),
      // Redirects to the page of the institution, which lists the agreements.
      visit('/rda', known.display_name),
      visit('/user', 'Users'),
      visit(`/user/${colleague}`, /./),
    ],
    newso: [
      visit('/institution-details', 'Details of your institution'),
      visit(`/institution/${fresh.id}`, fresh.display_name),
    ],
    pi: [
      page,
      visit('/provide-institution', 'Add your institution'),
      visit('/institution/create/', 'Add your institution'),
      visit('/revise-institution-officer', 'Name a new Signing Official'),
      visit('/institution', 'Unavailable or no permission'),
    ],
  };
  const { agreement, owner } = await findExecuted();
  return [
    ...Object.entries(byAccount).map(([account, visits]) => ({ account, visits })),
    { account: owner, visits: [visit(`/mta/${agreement}`, 'Material Transfer Agreement')] },
  ];
}
