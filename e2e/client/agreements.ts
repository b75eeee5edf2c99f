/** Creates an agreement of a seeded institution, with the people who sign it and one who joins it. */
import { RDA_STATUS } from '@portal/contract/statuses';
import { client } from './accounts.ts';
import type { PortalClient } from './portal-client.ts';

interface Named {
  readonly id: number;
  readonly display_name: string;
}
interface AgreementRow {
  readonly id: string;
  readonly size: number;
  readonly institution: Named;
  readonly official: Named | null;
  readonly additional_data: { readonly status: number };
  readonly papers: readonly { readonly id: number; readonly state: string }[];
}
interface PersonRow extends Named {
  readonly email: string;
}

export interface NewAgreement {
  readonly id: string;
  readonly institution: string;
  readonly size: number;
  readonly official: PersonRow;
  readonly researcher: PersonRow;
}

/**
 * Rejects an unsigned paper copy of an earlier attempt, because the portal creates no second copy while one is
 * unsigned.
 */
async function withoutPaper(admin: PortalClient, id: string): Promise<AgreementRow> {
  const agreement = await admin.get<AgreementRow>(`/agreement/${id}/`);
  const waiting = agreement.papers.find(({ state }) => state === 'waiting');
  if (!waiting) return agreement;
  return admin.send(`POST /agreement/${id}/refuse-paper/`, { paper: waiting.id, reason: 'Recorded anew' });
}

/**
 * Creates an unsigned agreement as the current one of an institution. Tests that run in parallel name different
 * institutions, because a new agreement replaces the current one. No test uses the institution of the demo people.
 */
export async function makeAgreement(institution: string): Promise<NewAgreement> {
  const admin = await client('admin');
  const { results } = await admin.get<{ results: AgreementRow[] }>(
    '/agreement/?current=true&institution_status=3&limit=200',
  );
  const found = results.find(
    ({ institution: of, official, additional_data: data }) =>
      of.display_name === institution && official && data.status !== RDA_STATUS.NONE,
  );
  if (!found?.official) throw new Error(`the seed has no agreement and official of ${institution}`);
  const made =
    found.additional_data.status === RDA_STATUS.SIGNATURE_NEEDED
      ? await withoutPaper(admin, found.id)
      : await admin.send<AgreementRow>('POST /agreement/', { institution: found.institution.id });
  const official = await admin.get<PersonRow>(`/user/${found.official.id}/`);
  const people = await admin.get<{ results: PersonRow[] }>(
    `/user/?institution=${found.institution.id}&groups__name=primary_researcher&active=true&verified=true&limit=1`,
  );
  const [researcher] = people.results;
  if (!researcher) throw new Error('the institution has no researcher');
  return { id: made.id, size: made.size, institution: found.institution.display_name, official, researcher };
}
