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
const samples = [{ id: 1, display_name: 'Plasma', usual_amount: '200 μl' }];
const datasets = [dataset('a', 'SPARK'), dataset('b', 'SSC')];
const names = (isNonAutism: boolean, types = offers) =>
  listResources({ datasets, samples, offers: types, isNonAutism }).map(({ name }) => name);

it('offers datasets of every cohort, Research Match and the three of the brain bank [R2.1-15]', () => {
  expect(names(false)).toEqual([
    'a',
    'b',
    'Plasma',
    'Research Match',
    'Data Access to Autism BrainNet',
    'Pilot Tissue Request',
    'Autism BrainNet Tissue Request',
  ]);
});

it('offers research that does not relate to autism the SPARK cohort alone [R5-17]', () => {
  expect(names(true)).not.toContain('b');
  expect(names(true)).toContain('a');
});

it('offers the kinds of samples that the server tells of, while their type is offered [R4-12]', () => {
  const withoutSamples = offers.filter(({ type }) => type === 1);
  expect(names(false, withoutSamples)).toEqual(['a', 'b']);
});
