/** Cohorts. */
import type { SeedContext } from '@portal/kit/seeding';

const COHORTS = [
  [
    'SSC',
    'Simons Simplex Collection',
    'Families with one child with autism, described in depth and sequenced.',
    'https://www.sfari.org/resource/simons-simplex-collection/',
  ],
  [
    'Simons Searchlight',
    'Simons Searchlight',
    'People with changes in genes and regions that are linked to autism and related conditions.',
    'https://www.sfari.org/resource/simons-searchlight/',
  ],
  [
    'SPARK',
    'SPARK',
    'A large online cohort of people with autism and their families in the United States.',
    'https://www.sfari.org/resource/spark/',
  ],
  [
    'AIC',
    'Autism Inpatient Collection',
    'Children and adolescents with autism who were treated in specialized hospital units.',
    'https://www.sfari.org/resource/autism-inpatient-collection/',
  ],
] as const;

export async function seedReference({ client }: SeedContext): Promise<void> {
  for (const row of COHORTS)
    await client.query(
      `insert into core.cohort (name, display_name, description, welcome_packet) values ($1, $2, $3, $4)
      on conflict (name) do nothing`,
      [...row],
    );
}
