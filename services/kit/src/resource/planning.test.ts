/** Which lists are planned once and which with their values each time. One connection, whose statements are looked at. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { sql, transact, type Reads } from '../database/index.ts';
import type { TestPerson } from '../testing/people.ts';
import { startThings, type Things } from '../testing/thing.fixture.ts';

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
const readPlans = async (part: string): Promise<{ once: number; eachTime: number }> => {
  const rows = await things.database.rows(
    z.object({ once: z.int(), eachTime: z.int() }),
    sql`select generic_plans as once, custom_plans as "eachTime" from pg_prepared_statements where position(${part} in statement) > 0`,
  );
  const [row, ...others] = rows;
  if (!row || others.length > 0) throw new Error(`${rows.length} statements with ${part}`);
  return row;
};
const readAs = async (person: TestPerson | undefined, query: string): Promise<void> => {
  for (let time = 0; time < 10; time += 1) {
    const answer = await things.fetch(`GET /thing/?${query}`, person ? { as: person } : {});
    expect(answer.status).toBe(200);
  }
};

it('is done once for a list whose text says which rows it finds', async () => {
  await readAs(await things.build.person({ roles: ['sfari_admin'] }), 'sealed=false&limit=17');
  expect(await readPlans('limit 18')).toEqual({ once: 8, eachTime: 0 });
});

it('is done with the values where they decide how rows are found, also right after such a list', async () => {
  const admin = await things.build.person({ roles: ['sfari_admin'] });
  for (const _ of [1, 2, 3]) await readAs(admin, 'limit=19');
  await readAs(admin, 'weight__gte=1&weight__lte=7&limit=21');
  expect((await readPlans('limit 22')).eachTime).toBeGreaterThanOrEqual(5);
  await readAs(admin, 'search=lamp&limit=23');
  expect((await prepared()).some((statement) => statement.includes('limit 24'))).toBe(false);
});

it('is left to PostgreSQL inside a transaction, and a rollback changes nothing', async () => {
  const mode = async (reads: Reads): Promise<string | undefined> =>
    (await reads.row(z.object({ mode: z.string() }), sql`select current_setting('plan_cache_mode') as mode`))
      ?.mode;
  const admin = await things.build.person({ roles: ['sfari_admin'] });
  await readAs(admin, 'limit=25');
  await expect(
    transact(things.database, { actorId: null }, async (work) => {
      expect(await mode(work)).toBe('auto');
      await work.rows(z.unknown(), sql`select 1 / ${0}::int`);
    }),
  ).rejects.toThrow('division by zero');
  await readAs(admin, 'limit=25');
  expect(await mode(things.database)).toBe('force_generic_plan');
});
