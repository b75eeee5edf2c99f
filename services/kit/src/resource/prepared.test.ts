/** However many lists someone asks for, what every call needs is prepared. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ANONYMOUS } from '../auth/index.ts';
import { sql } from '../database/index.ts';
import { startThings, thingResource, type Things } from '../testing/thing.fixture.ts';
import { readList } from './read.ts';

let things: Things;
beforeAll(async () => {
  things = await startThings();
});
afterAll(() => things.stop());

const prepared = async (): Promise<string[]> => {
  const rows = await things.database.rows(
    z.object({ statement: z.string() }),
    sql`select statement from pg_prepared_statements`,
  );
  return rows.map(({ statement }) => statement);
};

it('prepares session, read, lock and author, and the last lists, after more lists than have names', async () => {
  for (let page = 0; page < 600; page += 1)
    for (const _ of [1, 2, 3])
      await readList(things.database, thingResource, ANONYMOUS, {
        limit: 1 + Math.floor(page / 100),
        offset: page % 100,
      });
  const lists = (await prepared()).filter((statement) => statement.startsWith('with keys'));
  expect(lists.length).toBeGreaterThan(100);
  expect(lists.length).toBeLessThanOrEqual(300);
  // The last page that was asked for is among them, the first no more.
  expect(lists.some((statement) => statement.includes('limit 7 offset 99'))).toBe(true);
  expect(lists.some((statement) => statement.includes('limit 2 offset 0'))).toBe(false);

  const owner = await things.build.person();
  const id = await things.make(owner);
  for (const time of [1, 2, 3, 4]) {
    expect((await things.fetch(`GET /thing/${id}/`, { as: owner })).status).toBe(200);
    const changed = await things.fetch(`PATCH /thing/${id}/`, { as: owner, body: { name: `name ${time}` } });
    expect(changed.status).toBe(200);
  }
  const statements = await prepared();
  for (const part of [
    'from core_api.session_actor',
    'select to_json(one) as object',
    'for no key update',
    'as relations, jsonb_build_object(',
    "set_config('app.actor'",
  ])
    expect([part, statements.some((statement) => statement.includes(part))]).toEqual([part, true]);
});

it('counts reads of some relations among the lists, since callers choose which', async () => {
  const owner = await things.build.person();
  const id = await things.make(owner);
  const read = (query: string) => things.fetch(`GET /thing/${id}/${query}`, { as: owner });
  const before = await prepared();
  for (const _ of [1, 2, 3, 4]) expect((await read('?expand=owner,owner')).status).toBe(200);
  // It takes the place of the list that was asked for longest ago.
  expect(await prepared()).toHaveLength(before.length);
  for (const _ of [1, 2, 3, 4]) expect((await read('?expand=true')).status).toBe(200);
  const whole = (await prepared()).filter(
    (statement) => statement.startsWith('select to_json(one)') && statement.includes('as "owner"'),
  );
  expect(whole).toHaveLength(1);
});
