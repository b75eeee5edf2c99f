import type { Dataset } from '@portal/contract';
import { expect, it } from 'vitest';
import { wizard as texts } from '#texts/wizard';
import { disabledReason, groupedDatasets, offeredDatasets } from './resource-rules.ts';

const dataset = (id: string, further: object = {}): Dataset =>
  ({
    id,
    dataset_id: `DS-${id}`,
    name: `Set ${id}`,
    type: 1,
    curator_type: 1,
    available: true,
    cohort: { display_name: 'SSC' },
    ...further,
  }) as Dataset;
const spark = dataset('spark', { cohort: { display_name: 'SPARK' }, type: 2 });
const ssc = dataset('ssc');
const external = dataset('far', { curator_type: 3 });

it('offers research that does not relate to autism the SPARK cohort alone [R5-17]', () => {
  expect(offeredDatasets([spark, ssc], true)).toEqual([spark]);
  expect(offeredDatasets([spark, ssc], false)).toEqual([spark, ssc]);
});

it('says why a dataset cannot be chosen [R5-20]', () => {
  expect(disabledReason(ssc, new Set())).toBeUndefined();
  expect(disabledReason(ssc, new Set(['ssc']))).toBe('* You are already approved for this resource');
  expect(disabledReason(dataset('gone', { available: false }), new Set())).toBe(texts.resources.unavailable);
});

it('groups what fits the search by name, number or cohort, and leaves empty groups out', () => {
  const all = [ssc, external, spark];
  const one = dataset('one', { cohort: { display_name: 'Simplex' } });
  expect(groupedDatasets(all, '')).toEqual([
    ['Phenotype Data', [ssc]],
    ['Genetic Data', [spark]],
    ['Other Resources', [external]],
  ]);
  for (const search of ['SET ONE', ' ds-one ', 'simplex'])
    expect(groupedDatasets([one, spark], search)).toEqual([['Phenotype Data', [one]]]);
  expect(groupedDatasets(all, 'nothing')).toEqual([]);
});
