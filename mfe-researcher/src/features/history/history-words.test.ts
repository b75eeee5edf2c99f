import type { HistoryEntry } from '@portal/contract';
import { expect, test } from 'vitest';
import { auditEntries, valueWords } from './history-words.ts';

const entry = (changes: HistoryEntry['changes']): HistoryEntry => ({
  id: 1,
  model: 'project',
  pk: '4',
  operation: 'created',
  modified: '2026-11-20T10:00:00Z',
  modifier: { id: 13, display_name: 'Maya Lindqvist' },
  impersonator: null,
  correlation_id: null,
  changes,
});
const told = (changes: HistoryEntry['changes']) =>
  auditEntries([entry(changes)], 'project')[0]?.changes?.map(({ field, after }) => `${field}: ${after}`);

test('whether research relates to autism is said without a double no', () => {
  expect(told({ non_autism_research: [null, false] })).toEqual(['Relates to autism research: Yes']);
  expect(told({ non_autism_research: [false, true] })).toEqual(['Relates to autism research: No']);
});

test('a cost says its currency, by itself and among other details', () => {
  expect(valueWords('estimated_cost', 12_000)).toBe('USD 12,000');
  expect(valueWords('additional_data', { estimated_cost: 12_000, asd_cases: 6 })).toBe(
    'Estimated cost: USD 12,000; Asd cases: 6',
  );
});
