/** Sets the countries of the demo's institutions. One is in a country whose institutions get no resources. */
import { INSTITUTION_STATUS } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { changeInstitution, foundInstitution, type Step } from './institution.seed.ts';

const COUNTRIES: Readonly<Record<string, string>> = {
  'Lakeside University': 'US',
  'Nordvik Institute of Neuroscience': 'NO',
  'Brentwood Children’s Hospital': 'US',
  'Universidad de Valleverde': 'ES',
  'Kestrel Genome Center': 'US',
  'University of Eastmoor': 'GB',
  'Institut Clairmont': 'FR',
  'Sakuragawa Medical University': 'JP',
  'Prairie State University': 'US',
  'Universität Weidental': 'DE',
  'Te Awa Research Trust': 'NZ',
  'Politecnico di Roccabruna': 'IT',
};

export async function seedCountries(context: SeedContext, step: Step): Promise<void> {
  const listed = await foundInstitution(
    context,
    {
      name: 'Hospital Clínico Bahía Serena',
      officialName: 'Fundación Hospital Clínico Bahía Serena',
      domain: 'bahiaserena.test',
      status: INSTITUTION_STATUS.UNDER_REVIEW,
      rda: 4,
    },
    step,
  );
  await changeInstitution(context, listed, step, {
    official_name: 'Fundación Hospital Clínico Bahía Serena',
    ein: 'VE-J3071142',
    nonprofit: true,
    country: 'VE',
    status: INSTITUTION_STATUS.UNDER_REVIEW,
  });
  await context.client.query(
    `update core.institution i set country = placed.country
      from unnest($1::text[], $2::text[]) placed (name, country) where placed.name = i.name`,
    [Object.keys(COUNTRIES), Object.values(COUNTRIES)],
  );
}
