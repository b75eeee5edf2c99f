import type { Dataset } from '@portal/contract';
import { expect, it } from 'vitest';
import { facetValues, narrow, sizeClass } from './facets.ts';
import { datasetResource, sampleResource, typeResource } from './resource.ts';

const dataset = (id: string, further: object = {}) =>
  datasetResource({
    id,
    dataset_id: `DS-${id}`,
    name: `Set ${id}`,
    description: '',
    type: 1,
    curator_type: 1,
    available: true,
    cohort: { display_name: 'SSC' },
    file_size: '4 GB',
    globus: true,
    aws: false,
    gpf_accessible: false,
    ...further,
  } as Dataset);
const spark = dataset('spark', {
  cohort: { display_name: 'SPARK' },
  type: 2,
  file_size: '1.2 TB',
  aws: true,
});
const ssc = dataset('ssc');
const eeg = dataset('eeg', { type: 3, file_size: null });
const external = dataset('far', { curator_type: 3 });
const plasma = sampleResource({ id: 1, display_name: 'Plasma', usual_amount: '200 μl', cohorts: ['SPARK'] });
const match = typeResource(4);
const tissue = typeResource(8);
const all = [spark, ssc, eeg, external, plasma, match, tissue];

it('each resource is in its group [R1-03 R1-04 R1-05]', () => {
  expect(all.map(({ group }) => group)).toEqual([
    'Genetic Data',
    'Phenotype Data',
    'Imaging/EEG Data',
    'Other Resources',
    'Biospecimens',
    'Research Match',
    'Autism BrainNet',
  ]);
});

it('what fits the search, by name, number, cohort or group, and what is ticked is left', () => {
  expect(narrow(all, ' ds-SSC ', {})).toEqual([ssc]);
  expect(narrow(all, 'brainnet', {})).toEqual([tissue]);
  expect(narrow(all, '', { cohort: ['SPARK'] })).toEqual([spark, plasma, match]);
  expect(narrow(all, '', { cohort: ['SPARK', 'SSC'], access: ['AWS'] })).toEqual([spark]);
  expect(narrow(all, 'nothing', {})).toEqual([]);
});

it('a value counts what it would leave beside the other facets, not beside its own', () => {
  const counts = (ticked: object) =>
    Object.fromEntries(facetValues(all, 'cohort', '', ticked).map(({ value, count }) => [value, count]));
  expect(counts({})).toEqual({ SPARK: 3, SSC: 4, 'Simons Searchlight': 1 });
  expect(counts({ cohort: ['SPARK'] })).toEqual({ SPARK: 3, SSC: 4, 'Simons Searchlight': 1 });
  // what would leave nothing is no choice, unless it is ticked
  expect(counts({ group: ['Phenotype Data'] })).toEqual({ SSC: 1 });
  expect(counts({ group: ['Phenotype Data'], cohort: ['SPARK'] })).toEqual({ SPARK: 0, SSC: 1 });
});

it.each([
  ['900 MB', 'Up to 10 GB'],
  ['10 GB', 'Up to 10 GB'],
  ['10.1 GB', '10 to 100 GB'],
  ['1,000 GB', '100 GB to 1 TB'],
  ['1.2 TB', 'More than 1 TB'],
  ['', undefined],
  ['large', undefined],
])('a size of %j is in the class %j', (size, expected) => {
  expect(sizeClass(size)).toBe(expected);
});
