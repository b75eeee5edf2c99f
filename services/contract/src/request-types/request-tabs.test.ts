import { expect, it } from 'vitest';
import { REQUEST_TYPES } from '../statuses.ts';
import { tabsFor } from './request-tabs.ts';

const COMMON = 'project details team policy';
const DATASET = `${COMMON} access`;
const SAMPLES = `${COMMON} availability`;
const DONORS = 'project details team collection policy';
const rest = [COMMON, COMMON, COMMON, COMMON, DONORS, DONORS];

it.each<[Record<string, boolean>, readonly string[]]>([
  [{ read_samples: true }, [DATASET, SAMPLES, ...rest]],
  [{ read_samples: false }, [DATASET, COMMON, ...rest]],
  [{}, [DATASET, COMMON, ...rest]],
])('%o: tabs of the types 1 to 8 [R2.4-10 R2.4-15 R2.4-16 R2.4-17]', (abilities, tabs) => {
  expect(REQUEST_TYPES.map((type) => tabsFor(type, abilities).join(' '))).toEqual(tabs);
});
