import type { Dataset, RequestOffer } from '@portal/contract';
import { expect, it } from 'vitest';
import { listResources } from './use-resources.ts';

const dataset = (id: string, cohort: string): Dataset =>
  ({
    id,
    dataset_id: `DS-${id}`,
    name: id,
    description: '',
    type: 1,
    curator_type: 1,
    cohort: { display_name: cohort },
  }) as Dataset;
const offers: RequestOffer[] = [1, 2, 4, 6, 7, 8].map(
  (type) => ({ type, key: '', reason: null }) as RequestOffer,
);
const samples = [
  { id: 1, display_name: 'Plasma', usual_amount: '200 μl', cohorts: ['SPARK', 'SSC'] },
  { id: 3, display_name: 'Saliva DNA', usual_amount: '2 μg', cohorts: ['SSC'] },
  { id: 5, display_name: 'Fibroblasts', usual_amount: '1 vial', cohorts: [] },
];
const datasets = [dataset('a', 'SPARK'), dataset('b', 'SSC')];
const names = (isNonAutism: boolean, types = offers) =>
  listResources({ datasets, samples, offers: types, isNonAutism }).map(({ name }) => name);

it('offers datasets of every cohort, Research Match and the three of the brain bank [R2.1-15]', () => {
  expect(names(false)).toEqual([
    'a',
    'b',
    'Plasma',
    'Saliva DNA',
    'Fibroblasts',
    'Research Match',
    'Data Access to Autism BrainNet',
    'Pilot Tissue Request',
    'Autism BrainNet Tissue Request',
  ]);
});

it('offers research that does not relate to autism the SPARK cohort alone [R5-17]', () => {
  const offered = offers.filter(({ type }) => type < 6);
  expect(names(true, offered)).toEqual(['a', 'Plasma', 'Fibroblasts', 'Research Match']);
  const [, plasma, , match] = listResources({ datasets, samples, offers: offered, isNonAutism: true });
  expect([plasma?.cohorts, match?.cohorts]).toEqual([['SPARK'], ['SPARK']]);
});

it('offers the kinds of samples that the server names, while their type is offered [R4-12]', () => {
  const withoutSamples = offers.filter(({ type }) => type === 1);
  expect(names(false, withoutSamples)).toEqual(['a', 'b']);
});
