import { expect, it } from 'vitest';
import { REQUEST_TYPES } from '../request/statuses.ts';
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

it('a request whose renewal was submitted has its answers before the policy, by the kind of its renewal', () => {
  const shown = REQUEST_TYPES.map((type) => tabsFor(type, {}, { renewal_status: 2 }).join(' '));
  const impact = 'publication_info renewal policy';
  expect(shown).toEqual([
    `project details team ${impact} access`,
    `project details team ${impact}`,
    COMMON,
    'project details team renewal_info renewal policy',
    COMMON,
    `project details team ${impact}`,
    `project details team collection ${impact}`,
    `project details team collection ${impact}`,
  ]);
});

it('without a renewal that was submitted it has none of them', () => {
  for (const renewal_status of [null, undefined])
    expect(tabsFor(1, {}, { renewal_status }).join(' ')).toBe(DATASET);
});

it('a renewal has neither resources nor access of its own', () => {
  expect(tabsFor(1, { read_samples: true }, { renewal_of: { id: 1 } }).join(' ')).toBe(COMMON);
  expect(tabsFor(8, {}, { renewal_of: { id: 1 }, renewal_status: 2 }).join(' ')).toBe(COMMON);
});
