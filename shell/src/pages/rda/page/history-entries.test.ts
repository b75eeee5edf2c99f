import { expect, test } from 'vitest';
import { historyEntries } from './history-entries.ts';

type Entry = Parameters<typeof historyEntries>[0][number];
const entry = (id: number, model: string, more: Partial<Entry>): Entry => ({
  id,
  model,
  pk: 'a-1',
  operation: 'changed',
  modified: '2026-02-07T12:00:00Z',
  modifier: { id: 9, display_name: 'Vera Montague' },
  impersonator: null,
  correlation_id: 'c-1',
  changes: {},
  ...more,
});
const signed = entry(1, 'signature', {
  operation: 'created',
  changes: { role: [null, 'foundation'], typed_name: [null, 'Vera Montague'] },
});
const executed = entry(2, 'file', {
  modified: '2026-02-07T12:00:00.01Z',
  changes: {
    additional_data: [
      { status: 2, sf_signature: null },
      { status: 3, sf_signature: 'Vera Montague', sf_signature_date: '2026-02-07' },
    ],
  },
});

test('a signature and what it does to the agreement are one step', () => {
  const steps = historyEntries([signed, executed]);
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({
    what: 'Signed for the foundation as Vera Montague',
    changes: [{ field: 'RDA status', before: 'Awaiting Execution', after: 'Fully Executed' }],
  });
});

test('what changed in another call stays a step of its own, with all that it changed', () => {
  const later = { ...executed, correlation_id: 'c-2' };
  const steps = historyEntries([signed, later]);
  expect(steps).toHaveLength(2);
  expect(steps[1]?.changes).toHaveLength(3);
});

test('without calls the moment tells what belongs together', () => {
  const imported = [signed, executed].map((one) => ({
    ...one,
    correlation_id: null,
    modified: '2020-08-13T19:47:53Z',
  }));
  expect(historyEntries(imported)).toHaveLength(1);
});
