/** Signing Officials of the demo's institutions, and whom they are to decide about. */
import { client } from './accounts.ts';
import type { PortalClient } from './portal-client.ts';

export interface ComplianceRow {
  readonly id: number;
  readonly display_name: string;
  readonly compliance_status: number;
  readonly current_anniversary: string;
  readonly current_io: { readonly id: number } | null;
}
export interface AskedResearcher {
  readonly user: { readonly id: number; readonly display_name: string };
  readonly email: string;
  readonly joinder_date: string | null;
  readonly due: 'annual' | 'recent' | null;
}

export const readCompliance = async (query: string): Promise<readonly ComplianceRow[]> =>
  (
    await (
      await client('admin')
    ).get<{ results: readonly ComplianceRow[] }>(`/institution-compliance/?limit=100&${query}`)
  ).results;

/** Who signs for an institution, with their own way into the portal. */
export async function getOfficial({ current_io: official }: ComplianceRow): Promise<PortalClient> {
  const { email } = await (await client('admin')).get<{ email: string }>(`/user/${official?.id}/`);
  return client(email);
}

/**
 * An institution whose year is far off. The person who decides changes the version of all who wait, so tests that run at the same time name
 * different ones.
 */
export async function findInstitution(name: string): Promise<ComplianceRow & { official: PortalClient }> {
  const [found] = await readCompliance(`search=${encodeURIComponent(name)}`);
  if (!found) throw new Error(`the seed has no agreement of ${name}`);
  return { ...found, official: await getOfficial(found) };
}

/** About whom a decision is asked for. */
export const readAsked = async (official: PortalClient, id: number): Promise<readonly AskedResearcher[]> =>
  (
    await official.get<{ results: readonly AskedResearcher[] }>(`/institution/${id}/verification/`)
  ).results.filter(({ due }) => due !== null);
