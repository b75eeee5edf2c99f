import { expect, test } from 'vitest';
import { mergeContents, type CollectionContent } from './same-collection.ts';

const content = (identifiers: string[], name = 'A'): CollectionContent => ({
  collection_name: name,
  identifiers,
  shared_project: null,
});

test('two versions joined have what either added and lack what either took away', () => {
  const base = content(['a', 'b', 'c']);
  expect(mergeContents(base, content(['a', 'b', 'd']), content(['b', 'c', 'e'], 'B'))).toEqual(
    content(['b', 'e', 'd'], 'B'),
  );
});

test('where both renamed it, mine counts', () => {
  expect(mergeContents(content([], 'A'), content([], 'M'), content([], 'T')).collection_name).toBe('M');
});
