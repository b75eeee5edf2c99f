/** A list or filter that the contract gains is named here, and not after the seed of a bench that runs for half an hour. */
import { describe, expect, it } from 'vitest';
import { declaredLists, type DeclaredList } from './declared-lists.ts';
import { findUnknown } from './unknown.ts';

const declared = declaredLists();
const EMPTY: DeclaredList = {
  name: 'basket',
  access: 'signed-in',
  path: '/basket/',
  filters: [],
  booleans: [],
  ordering: [],
  grouping: [],
  shown: [],
  isSearched: false,
  isPaged: true,
  isCounted: true,
};
const withList = (list: Partial<DeclaredList> & { name: string }): DeclaredList[] => {
  const known = declared.find(({ name }) => name === list.name) ?? EMPTY;
  return [...declared.filter(({ name }) => name !== list.name), { ...known, ...list }];
};

describe('the bench of lists', () => {
  it('knows how to measure every list and filter of the contract', () => {
    expect(declared.length).toBeGreaterThan(30);
    expect(findUnknown(declared)).toEqual([]);
  });

  it('names everything that it does not know in one message', () => {
    const lists = withList({
      name: 'basket',
      isSearched: true,
      filters: ['shown', 'colour', 'colour__in', 'has_handle'],
      booleans: ['has_handle'],
      shown: ['shown'],
    });
    expect(findUnknown(lists)).toEqual([
      'basket: no words to search it for (WORDS)',
      'basket: no value for the filter colour (FILTER_VALUES)',
    ]);
    expect(findUnknown(withList({ name: 'basket', path: '/basket/{id}/', isPaged: false }))).toEqual([
      'basket: no id for its path (PATH_IDS)',
      'basket: no parameters (PARAMETERS)',
    ]);
    expect(findUnknown(withList({ name: 'search', filters: ['q', 'since'] }))).toEqual([
      'search: the parameter since is never asked (PARAMETERS)',
    ]);
  });

  it('names what is there for a list or filter that is gone', () => {
    expect(findUnknown(declared.filter(({ name }) => name !== 'review'))).toEqual([
      'review: the contract has no such list (FILTER_VALUES)',
    ]);
    expect(findUnknown(withList({ name: 'review', filters: [] }))).toEqual([
      'review: the contract has no filter request__status (FILTER_VALUES)',
    ]);
  });
});
