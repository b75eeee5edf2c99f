import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { filter, isFilterKey, listQuery } from './filters.ts';
import { remoteFor } from '../shell/remotes.wire.ts';

const query = endpoints['GET /request/'].query;
const listIssues = (value: Record<string, unknown>) => query.safeParse(value).error?.issues ?? [];

describe('list queries', () => {
  it('parses lookups to their types', () => {
    expect(
      query.parse({
        status__in: '1,2',
        reviews__user__isnull: 'True',
        limit: '10',
        expand: 'details,stages',
      }),
    ).toEqual({
      status__in: [1, 2],
      reviews__user__isnull: true,
      limit: 10,
      expand: ['details', 'stages'],
    });
  });
  it('expands every documented relation with expand=true', () => {
    expect(query.parse({ expand: 'true' })).toEqual({
      expand: [
        'datasets',
        'access_control_list',
        'comments',
        'details',
        'brief',
        'stages',
        'status_times',
        'data_use',
        'decision_note',
        'withdrawal',
        'last_message',
      ],
    });
  });
  it('takes each word once, so that a long address asks no more of the database than a short one', () => {
    const many = (word: string): string => Array.from({ length: 60 }, () => word).join(',');
    expect(
      query.parse({
        ordering: many('id,-id,status'),
        expand: many('details'),
        grouping: many('status'),
        split: many('status'),
      }),
    ).toEqual({ ordering: ['id', 'status'], expand: ['details'], grouping: ['status'], split: ['status'] });
  });
  it('distinguishes filters from what says how a list is read', () => {
    const declared = { searchable: true, ordering: [], expand: [], grouping: [] };
    const keys = Object.keys(listQuery({ ...declared, filters: { colour: filter.text('in') } }).shape);
    expect(keys.filter(isFilterKey)).toEqual(['colour', 'colour__in']);
    expect(() => listQuery({ ...declared, filters: { count: filter.number() } })).toThrow('count');
  });
  it.each([
    [{ grouping: '-status' }, '-status'],
    [{ split: '-status' }, '-status'],
    [{ statuss: '1' }, 'statuss'],
    [{ ordering: 'password' }, 'password'],
    [{ expand: 'owner__password' }, 'owner__password'],
  ])('names what it does not know: %j', (value, word) => {
    expect(JSON.stringify(listIssues(value))).toContain(word);
  });
  it.each([
    { limit: '0' },
    { limit: '2001' },
    { limit: 'ten' },
    { offset: '-1' },
    { status: '99999999999' },
    { search: 'a\0b' },
    { search: ['a', 'b'] },
  ])('refuses %j', (value) => expect(listIssues(value)).not.toHaveLength(0));
});

describe('which app serves a path', () => {
  const researcher = {
    name: 'r',
    label: '',
    navigation: [],
    routes: [{ path: '/request' }, { path: '/project' }],
  };
  const staff = {
    name: 's',
    label: '',
    navigation: [],
    routes: [{ path: '/request', roles: ['sfari_admin' as const] }],
  };
  it.each([
    ['/request/12', 'sfari_admin', 's'],
    ['/request/12', 'primary_researcher', 'r'],
    ['/request', null, 'r'],
    ['/requests', 'sfari_admin', undefined],
    ['/project/1', 'sfari_admin', 'r'],
  ])('%s as %s', (path, role, expected) =>
    expect(remoteFor([researcher, staff], path, role)?.name).toBe(expected),
  );
});
