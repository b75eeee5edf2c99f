/** Lists on a real PostgreSQL: filters, search, order, pages, counts, groups. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sql } from '../database/index.ts';
import type { TestPerson } from '../testing/index.ts';
import { startThings, type Things } from '../testing/thing.fixture.ts';

let things: Things;
let admin: TestPerson;
let owner: TestPerson;

beforeAll(async () => {
  things = await startThings();
  admin = await things.build.person({ roles: ['sfari_admin'] });
  owner = await things.build.person({ lastName: 'Adams' });
  const rows: [string, string | null, number, string | null][] = [
    ['Alpha', 'red', 10, '2026-01-31'],
    ['100% sure', 'red', 20, '2026-02-01'],
    ['1000 sure', 'blue', 20, '2026-02-28'],
    ['under_score', null, 30, null],
    ['underXscore', 'blue', 40, '2026-03-01'],
    ['back\\slash', null, 500, null],
  ];
  for (const [name, colour, weight, made] of rows) await things.make(owner, { name, colour, weight, made });
  await things.build.sql("insert into core.thing_tag select id, 'big' from core.thing where weight >= 40");
  await things.build.sql("insert into core.thing_tag select id, 'old' from core.thing where name = 'Alpha'");
});
afterAll(() => things.stop());

const list = async (query = '', as = admin) => (await things.fetch(`GET /thing/${query}`, { as })).body;
const names = async (query: string, as = admin): Promise<string[]> =>
  (await list(query, as)).results.map(({ name }: { name: string }) => name);

describe('filters', () => {
  it.each([
    ['exact', '?colour=red&ordering=id', ['Alpha', '100% sure']],
    ['in', '?name__in=Alpha,underXscore&ordering=id', ['Alpha', 'underXscore']],
    ['in of nothing', '?name__in=', []],
    ['a literal percent', '?name__icontains=100%25', ['100% sure']],
    ['a literal underscore', '?name__icontains=R_S', ['under_score']],
    ['a literal backslash', '?name__icontains=%5C', ['back\\slash']],
    ['isnull', '?colour__isnull=true&ordering=id', ['under_score', 'back\\slash']],
    ['not isnull', '?colour__isnull=false&weight__gte=40', ['underXscore']],
    ['a range', '?weight__gte=20&weight__lte=30&ordering=id', ['100% sure', '1000 sure', 'under_score']],
    [
      'a day with its last moment',
      '?made__gte=2026-02-01&made__lte=2026-02-28&ordering=id',
      ['100% sure', '1000 sure'],
    ],
    ['several by and', '?colour=blue&weight=20', ['1000 sure']],
    [
      'what is looked for by or',
      '?name=Alpha&tag=big&or=true&ordering=id',
      ['Alpha', 'underXscore', 'back\\slash'],
    ],
    [
      'by or, still narrowed',
      '?name=Alpha&tag=big&or=true&weight__lte=40&ordering=id',
      ['Alpha', 'underXscore'],
    ],
    ['or with nothing looked for', '?colour=red&weight=20&or=true', ['100% sure']],
    ['or with one thing looked for', '?name=Alpha&weight=20&or=true', []],
    ['a set', '?tag=old', ['Alpha']],
    ['a set in', '?tag__in=old,big&ordering=id', ['Alpha', 'underXscore', 'back\\slash']],
    ['an empty set', '?tag__isnull=true&ordering=id', ['100% sure', '1000 sure', 'under_score']],
    ['a set that is not empty', '?tag__isnull=false&ordering=id', ['Alpha', 'underXscore', 'back\\slash']],
    ['search in every named text', '?search=RED&ordering=id', ['Alpha', '100% sure']],
    ['search with a literal percent', '?search=0%25', ['100% sure']],
    ['search and or stay apart', '?search=sure&name=100%25%20sure&tag=big&or=true', ['100% sure']],
    ['blank search', '?search=%20&weight=10', ['Alpha']],
  ])('%s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each([
    ['modified__gte=2026-03-08', ['day begins', 'day ends']],
    ['modified__lte=2026-03-08', ['day before', 'day begins', 'day ends']],
    ['modified__gt=2026-03-07&modified__lte=2026-03-08', ['day begins', 'day ends']],
    ['modified=2026-03-07', ['day before']],
  ])('a moment by its day at the foundation, also on a day of 23 hours: %s', async (query, expected) => {
    const moments = {
      'day before': '2026-03-08T04:59:59Z',
      'day begins': '2026-03-08T05:00:00Z',
      'day ends': '2026-03-09T03:59:59.999Z',
    };
    for (const [name, modified] of Object.entries(moments)) await things.make(owner, { name, modified });
    try {
      expect(await names(`?name__icontains=day%20&${query}&ordering=id`)).toEqual(expected);
    } finally {
      await things.build.sql("delete from core.thing where name like 'day %'");
    }
  });

  it('never let anyone see by "or" what they must not read', async () => {
    const stranger = await things.build.person();
    expect(await names('?name=Alpha&tag=big&or=true', stranger)).toEqual([]);
    const reviewer = await things.build.person({ roles: ['sfari_reviewer'] });
    expect(await names('?name=Alpha&tag=big&or=true', reviewer)).not.toContain('back\\slash');
  });

  it.each([
    ['?nonsense=1', 'nonsense'],
    ['?name__regex=x', 'name__regex'],
    ['?constructor=1', 'constructor'],
    ['?__proto__=1', '__proto__'],
    ['?ordering=colour', 'ordering'],
    ['?grouping=-colour', 'grouping'],
    ['?expand=secrets', 'expand'],
    ['?grouping=name', 'grouping'],
    ['?limit=0', 'limit'],
    ['?limit=2001', 'limit'],
    ['?limit=1&limit=2', 'limit'],
    ['?offset=-1', 'offset'],
    ['?weight=99999999999', 'weight'],
    ['?weight=abc', 'weight'],
    ['?name=a%00b', 'name'],
    ['?made__gte=2026-02-30', 'made__gte'],
    ['?or=maybe', 'or'],
  ])('%s is a 400 that names it', async (query, field) => {
    const { status, body } = await things.fetch(`GET /thing/${query}`, { as: admin });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual([field]);
    expect(body[field][0]).toMatch(/\w/);
  });
});

describe('order and pages', () => {
  it('orders by several names, null last, and breaks ties by the key', async () => {
    const ids = (await list('?ordering=-weight')).results.map(({ id }: { id: number }) => id);
    const twenties = (await list('?weight=20&ordering=-weight')).results.map(({ id }: { id: number }) => id);
    expect(twenties).toEqual(twenties.toSorted((one: number, other: number) => other - one));
    expect(new Set(ids).size).toBe(6);
    expect(await names('?ordering=weight,-name&weight=20')).toEqual(
      ['100% sure', '1000 sure'].toSorted().toReversed(),
    );
  });

  it('walks all pages by next, each row once, and back by previous [C7.2.1]', async () => {
    const seen: number[] = [];
    let path: string | null = '/thing/?limit=4&ordering=weight';
    let last;
    while (path) {
      last = (await things.fetch(`GET ${path.replace('/api', '')}`, { as: admin })).body;
      seen.push(...last.results.map(({ id }: { id: number }) => id));
      path = last.next;
    }
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
    expect(last.previous).toBe('/api/thing/?limit=4&ordering=weight&offset=0');
    expect((await list('?offset=100')).results).toEqual([]);
  });
});

it('prepares the lists that recur, and no more of them than the database can store', async () => {
  const prepared = async (): Promise<number> => {
    const row = await things.database.row(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from pg_prepared_statements where statement like 'with keys%'`,
    );
    return row?.count ?? 0;
  };
  const before = await prepared();
  for (const offset of [1, 2, 3, 4, 5]) await list(`?limit=3&offset=${offset}`);
  expect(await prepared()).toBe(before);
  for (const _ of [1, 2, 3, 4]) await list('?limit=3&offset=9');
  expect(await prepared()).toBe(before + 1);
});

describe('counts', () => {
  it('stops at 1000, says so, and still knows whether there is a next page', async () => {
    await things.build.sql(
      "insert into core.thing (owner_id, name, weight) select $1, 'many', 7 from generate_series(1, 1020)",
      [owner.id],
    );
    const capped = await list('?weight=7&limit=30');
    expect(capped).toMatchObject({ count: 1000, count_capped: true });
    const beyond = await list('?weight=7&limit=10&offset=1005');
    expect(beyond.results).toHaveLength(10);
    expect(beyond.next).toContain('offset=1015');
    expect((await list('?weight=7&limit=10&offset=1015')).next).toBeNull();
    const exact = await list('?weight=7&limit=30&count=exact');
    expect(exact.count).toBe(1020);
    expect(exact.count_capped).toBeUndefined();
  });

  it('counts groups with all filters but the one on the group itself [C7.2.1]', async () => {
    const body = await list('?colour=red&weight__lte=40&weight__gte=10&grouping=colour');
    expect(body.count).toBe(2);
    expect(body.groups).toEqual({ colour: { red: 2, blue: 2, '': 1 } });
    const split = await list('?colour=red&split=weight&ordering=id');
    expect(Object.keys(split.split.weight)).toEqual(['10', '20']);
  });

  it('counts in groups only what the caller may read', async () => {
    const stranger = await things.build.person();
    expect((await list('?grouping=colour', stranger)).groups).toEqual({ colour: {} });
  });
});

it('reads relations only when asked for [C7.2.1]', async () => {
  expect((await list('?weight=10')).results[0]).not.toHaveProperty('owner');
  expect((await list('?weight=10&expand=true')).results[0].owner).toEqual({
    id: owner.id,
    display_name: owner.displayName,
  });
});

describe('fields', () => {
  const pick = (rows: Record<string, unknown>[], ...fields: string[]) =>
    rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));

  it.each([
    ['written by the database', ['id', 'name', 'made', 'modified']],
    ['with a computed one', ['name', 'abilities']],
  ])('are those that are asked for, %s', async (_, fields) => {
    for (const query of [
      '?limit=2',
      '?limit=2&offset=2',
      '?limit=50&weight__gte=20',
      '?search=sure&grouping=colour',
      '?search=sure&limit=1&offset=1',
    ]) {
      const all = await list(query);
      const narrow = await list(`${query}&fields=${fields.join()}`);
      expect(narrow.results).toEqual(pick(all.results, ...fields));
      const link = (to: string | null) => to?.replace(/&fields=[^&]*/, '') ?? null;
      expect({ ...narrow, results: [], next: link(narrow.next), previous: link(narrow.previous) }).toEqual({
        ...all,
        results: [],
      });
    }
    expect((await list(`?name=nobody&fields=${fields.join()}`)).results).toEqual([]);
  });

  it('come with the relations of expand, and as ids of a split', async () => {
    const all = await list('?expand=owner&split=colour');
    expect((await list('?expand=owner&fields=name')).results).toEqual(pick(all.results, 'name', 'owner'));
    const split = await list('?split=colour&fields=name');
    expect([split.results, split.split]).toEqual([pick(all.results, 'name'), all.split]);
  });

  it('that the object does not have are refused', async () => {
    const { status, body } = await things.fetch('GET /thing/?fields=name,secret', { as: admin });
    expect([status, body.errors ?? body]).toEqual([
      400,
      expect.objectContaining({ fields: ['Unknown field: secret'] }),
    ]);
  });
});
