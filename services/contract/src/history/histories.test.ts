import { expect, it } from 'vitest';
import { z } from 'zod';
import { HISTORIES } from './histories.ts';
import * as contract from '../index.ts';
import type { HistoryField } from './history.ts';
import type { PortalObject } from '../api/object.ts';

const isObject = (value: unknown): value is PortalObject =>
  typeof value === 'object' && value !== null && 'endpoints' in value && 'schema' in value;
const objects: readonly PortalObject[] = Object.values(contract as Readonly<Record<string, unknown>>).filter(
  isObject,
);

it('each history belongs to one object, and each object that has one is in the list', () => {
  const carried = objects.flatMap(({ history }) => (history && !history.isPlain ? [history.model] : []));
  expect(carried.toSorted()).toEqual(HISTORIES.map(({ model }) => model as string).toSorted());
});

it('rows of one name are declared once, or are in a second trail by the declaration of their own', () => {
  const seen = new Map<string, unknown>(HISTORIES.map(({ model, fields }) => [model, fields]));
  for (const { parts = {} } of HISTORIES)
    for (const [model, { fields }] of Object.entries(parts)) {
      expect([model, seen.get(model) ?? fields]).toEqual([model, fields]);
      seen.set(model, fields);
    }
});

it('no label is empty, and what a title says, a status or a quotation refers to is a field', () => {
  const labels = (field: HistoryField | 'internal'): string[] =>
    field === 'internal' ? [] : [field.label, ...Object.values(field.inside ?? {}).flatMap(labels)];
  for (const { model, status, parts = {}, ...own } of HISTORIES) {
    for (const row of [own, ...Object.values(parts)]) {
      expect(Object.values(row.fields).flatMap(labels)).not.toContain('');
      for (const name of row.inTitle ?? [])
        expect([model, name, name in row.fields]).toEqual([model, name, true]);
    }
    for (const name of [status, ...Object.values(parts).map(({ quote }) => quote)].filter(
      (one) => one !== undefined,
    ))
      expect([own, ...Object.values(parts)].some(({ fields }) => name in fields)).toBe(true);
  }
});

it('an object that declares no words has a history only for staff, in the names of its columns', () => {
  const leaflet = contract.defineObject({
    name: 'shelf-mark',
    service: 'staff',
    access: { read: 'signed-in', write: 'signed-in' },
    schema: z.object({ id: contract.Id, place: z.string() }),
    ordering: ['id'],
    defaultOrdering: 'id',
    history: 'plain',
  });
  expect(leaflet.history).toEqual({
    model: 'shelf-mark',
    label: 'Shelf mark',
    fields: { id: 'internal', created: 'internal' },
    isPlain: true,
  });
  expect(leaflet.endpoints['GET /shelf-mark/{id}/'].history).toBe(leaflet.history);
  expect(contract.publicFields(leaflet.history ?? contract.plainHistory('none'))).toEqual([]);
  expect(contract.findHistory('shelf-mark')).toEqual(leaflet.history);
});
