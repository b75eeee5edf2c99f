/** A transaction that is tried again where PostgreSQL asks for it, and informs history who acts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { openDatabase, type Database } from '../connection/database.ts';
import { violatedConstraint } from '../connection/database-error.ts';
import { sql } from '../sql/sql.ts';
import { transact } from './transaction.ts';
import type { Work } from './work.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.admin.query('create table core.counter (id integer primary key, value integer not null)');
  await test.admin.query('insert into core.counter values (1, 0), (2, 0)');
  database = openDatabase({ url: test.connectionUrl('core') });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const system = { actorId: null };

describe('trying again', () => {
  it('ends well when two lock the same rows crosswise', async () => {
    const arrived: (() => void)[] = [];
    const bothHere = (): Promise<void> =>
      new Promise((resolve) => {
        arrived.push(resolve);
        if (arrived.length === 2) for (const go of arrived) go();
      });
    const add = (first: number, second: number) => {
      let tries = 0;
      return transact(database, system, async (work) => {
        tries += 1;
        await work.run(sql`update core.counter set value = value + 1 where id = ${first}`);
        if (tries === 1) await bothHere();
        await work.run(sql`update core.counter set value = value + 1 where id = ${second}`);
        return tries;
      });
    };
    const tries = await Promise.all([add(1, 2), add(2, 1)]);
    expect(Math.max(...tries)).toBe(2);
    expect(Math.min(...tries)).toBe(1);
    const { rows } = await test.admin.query('select value from core.counter order by id');
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
  });

  it('gives up after three, and does not repeat other failures', async () => {
    const count = async (code: string): Promise<number> => {
      let tries = 0;
      await transact(database, system, () => {
        tries += 1;
        return Promise.reject(Object.assign(new Error('no'), { code }));
      }).catch(() => undefined);
      return tries;
    };
    expect(await count('40001')).toBe(3);
    expect(await count('23505')).toBe(1);
  });
});

it('leaves nothing behind when the work fails, the name of the actor included', async () => {
  await transact(database, { actorId: 5 }, async (work) => {
    await work.run(sql`insert into core.counter (id, value) values (9, 9)`);
    throw new Error('changed my mind');
  }).catch(() => undefined);
  const { rows } = await test.admin.query('select 1 from core.counter where id = 9');
  expect(rows).toEqual([]);
  const left = await database.row(
    z.object({ actor: z.string().nullable() }),
    sql`select nullif(current_setting('app.actor', true), '') as actor`,
  );
  expect(left?.actor).toBeNull();
});

it('names the constraint that was violated', async () => {
  const error: unknown = await database
    .knex('core.counter')
    .insert({ id: 1, value: 1 })
    .catch((one: unknown) => one);
  expect(violatedConstraint(error)).toBe('counter_pkey');
  expect(violatedConstraint(new Error('other'))).toBeUndefined();
});

it('records what follows as made by the account that the work itself made, in the same call', async () => {
  const author = { actorId: null, impersonatorId: 3, correlationId: 'call-7' };
  const readAuthor = (work: Work) =>
    work.row(
      z.object({ actor: z.string(), impersonator: z.string(), call: z.string() }),
      sql`select current_setting('app.actor') as actor, current_setting('app.impersonator') as impersonator,
        current_setting('app.correlation_id') as call`,
    );
  await transact(database, author, async (work) => {
    expect(await readAuthor(work)).toEqual({ actor: '', impersonator: '3', call: 'call-7' });
    await work.actAs(5);
    expect(await readAuthor(work)).toEqual({ actor: '5', impersonator: '3', call: 'call-7' });
    expect(work.author).toEqual({ ...author, actorId: 5 });
  });
});

it('runs one statement without an author, and says how many rows it changed', async () => {
  expect(await database.run(sql`insert into core.counter values (${20}, ${0}), (21, 0)`)).toBe(2);
  expect(await database.run(sql`delete from core.counter where id = ${999}`)).toBe(0);
});
