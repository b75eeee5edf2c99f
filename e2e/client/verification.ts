/** Signing Officials of the demo's institutions, and the researchers whom they are asked to verify. */
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

/** A signed-in client of the Signing Official of an institution. */
export async function getOfficial({ current_io: official }: ComplianceRow): Promise<PortalClient> {
  const { email } = await (await client('admin')).get<{ email: string }>(`/user/${official?.id}/`);
  return client(email);
}

/**
 * Finds an institution whose yearly verification is not due soon. A decision of the official changes the version of all
 * pending researchers, so tests that run in parallel name different institutions.
 */
export async function findInstitution(name: string): Promise<ComplianceRow & { official: PortalClient }> {
  const [found] = await readCompliance(`search=${encodeURIComponent(name)}`);
  if (!found) throw new Error(`the seed has no agreement of ${name}`);
  return { ...found, official: await getOfficial(found) };
}

/** The researchers about whom the official is asked to decide. */
export const readAsked = async (official: PortalClient, id: number): Promise<readonly AskedResearcher[]> =>
  (
    await official.get<{ results: readonly AskedResearcher[] }>(`/institution/${id}/verification/`)
  ).results.filter(({ due }) => due !== null);
