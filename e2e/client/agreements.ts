/** A new agreement of an institution of the seed, with the people who sign it and one who joins it. */
import { RDA_STATUS } from '@portal/contract/statuses';
import { client } from './accounts.ts';

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

/** Makes one where nobody has signed before, so that the demo people's own agreement stays as it is. */
export async function makeAgreement(): Promise<NewAgreement> {
  const admin = await client('admin');
  // The newest institution on its way, whoever has signed what in an earlier run.
  const { results } = await admin.get<{ results: AgreementRow[] }>(
    '/agreement/?current=true&institution_status=3&ordering=-created&limit=5',
  );
  const found = results.find(
    ({ official, additional_data: data }) => official && data.status !== RDA_STATUS.NONE,
  );
  if (!found?.official) throw new Error('the seed has no institution with an agreement and an official');
  const made = await admin.send<AgreementRow>('POST /agreement/', { institution: found.institution.id });
  const official = await admin.get<PersonRow>(`/user/${found.official.id}/`);
  const people = await admin.get<{ results: PersonRow[] }>(
    `/user/?institution=${found.institution.id}&groups__name=primary_researcher&active=true&verified=true&limit=1`,
  );
  const [researcher] = people.results;
  if (!researcher) throw new Error('the institution has no researcher');
  return { id: made.id, size: made.size, institution: found.institution.display_name, official, researcher };
}
