import { expect, test } from 'vitest';
import { copiedMessage } from './CopyButton.tsx';
import {
  ariaSort,
  boundPage,
  boundPageSize,
  nextOrdering,
  pageButtons,
  readTableState,
  tableQuery,
  writeTableState,
} from './table-state.ts';

test('rows per page are at least 10, in steps of 5 [C5.9.1]', () => {
  expect([0, 3, 10, 12, 13, 27, 5000, Number.NaN].map(boundPageSize)).toEqual([
    10, 10, 10, 10, 15, 25, 100, 10,
  ]);
});

test('a page is bounded to 1 and the last page [C5.9.1]', () => {
  expect([-4, 0, 1, 7, 99, Number.NaN].map((page) => boundPage(page, 7))).toEqual([1, 1, 1, 7, 7, 1]);
});

test('at most five page buttons surround the page', () => {
  expect(pageButtons(1, 3)).toEqual([1, 2, 3]);
  expect(pageButtons(1, 12)).toEqual([1, 2, 3, 4, 5]);
  expect(pageButtons(6, 12)).toEqual([4, 5, 6, 7, 8]);
  expect(pageButtons(12, 12)).toEqual([8, 9, 10, 11, 12]);
});

test('a column goes ascending, descending, then back to the usual order', () => {
  expect(nextOrdering('', 'created')).toBe('created');
  expect(nextOrdering('created', 'created')).toBe('-created');
  expect(nextOrdering('-created', 'created')).toBe('');
  expect(nextOrdering('-created', 'name')).toBe('name');
  expect(ariaSort('-created', 'created')).toBe('descending');
  expect(ariaSort('-created', 'name')).toBe('none');
  expect(ariaSort('-created', undefined)).toBeUndefined();
});

test('the address contains only what differs, and reads back the same', () => {
  const defaults = { ordering: '-created', filters: { status__in: '1,2', type: '' } };
  const plain = readTableState(new URLSearchParams(), defaults);
  expect(writeTableState(new URLSearchParams('tab=all'), plain, defaults).toString()).toBe('tab=all');
  const changed = {
    page: 3,
    pageSize: 25,
    ordering: 'name',
    search: 'sleep',
    filters: { status__in: '', type: '4' },
  };
  const written = writeTableState(new URLSearchParams(), changed, defaults);
  expect(readTableState(written, defaults)).toEqual(changed);
  expect(tableQuery(changed)).toEqual({
    limit: 25,
    offset: 50,
    ordering: 'name',
    search: 'sleep',
    type: '4',
  });
});

test('nonsense in the address gives the first page, and unknown filters are not read', () => {
  const state = readTableState(new URLSearchParams('page=-2&size=abc&owner=1'), { filters: { type: '' } });
  expect(state).toEqual({ page: 1, pageSize: 10, ordering: '', search: '', filters: { type: '' } });
});

test('a copied cell is named, cut at 50 characters [C8.6.3]', () => {
  expect(copiedMessage('REQ000123')).toBe('Copied REQ000123 to Clipboard');
  expect(copiedMessage('x'.repeat(60))).toBe(`Copied ${'x'.repeat(50)}… to Clipboard`);
});
