import type { HistoryEntry } from '@portal/contract';
import { expect, test } from 'vitest';
import { auditEntries } from './history-words.ts';

const entry = (id: number, changes: HistoryEntry['changes']): HistoryEntry => ({
  id,
  pk: '7',
  correlation_id: null,
  model: 'user-institution',
  operation: id === 1 ? 'created' : 'changed',
  modified: `2026-01-0${id}T12:00:00Z`,
  modifier: null,
  impersonator: null,
  changes,
});

test('the trail of a person runs in time order and names institutions', () => {
  const entries = auditEntries(
    [entry(1, { institution_id: [null, 2] }), entry(2, { institution_id: [2, 9] })],
    new Map([[2, 'Northfield University']]),
  );
  expect(entries.map(({ kind, at }) => [kind, at.slice(0, 10)])).toEqual([
    ['modified', '2026-01-01'],
    ['modified', '2026-01-02'],
  ]);
  expect(entries.map(({ changes }) => changes)).toEqual([
    [{ field: 'Institution', before: '', after: 'Northfield University' }],
    [{ field: 'Institution', before: 'Northfield University', after: 'number 9' }],
  ]);
});

test('an account is created once; roles and institutions that come and go modify it', () => {
  const of = (id: number, model: string, operation: HistoryEntry['operation']) => ({
    ...entry(id, {}),
    model,
    operation,
  });
  const history = [
    of(1, 'user', 'created'),
    of(2, 'user_group', 'created'),
    of(3, 'user-institution', 'created'),
    of(4, 'user_group', 'deleted'),
    of(5, 'user', 'changed'),
  ];
  expect(auditEntries(history).map(({ kind }) => kind)).toEqual([
    'created',
    'modified',
    'modified',
    'modified',
    'modified',
  ]);
});
