/** Which accounts have no institution is kept beside them, whatever happens to their links. */
import { createTestDatabase, untilBlocked, type TestDatabase } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFactories, type Factories } from '../src/testing/index.ts';

let database: TestDatabase;
let build: Factories;
beforeAll(async () => {
  database = await createTestDatabase();
  build = createFactories(database);
});
afterAll(() => database.drop());

const idsOf = async (text: string): Promise<number[]> =>
  (await build.sql<{ id: number }>(text)).map(({ id }) => id);
const readKept = () => idsOf('select account_id as id from core.unlinked_account order by 1');
const readTruth = () =>
  idsOf(`select a.id from core.account a
    where not exists (select 1 from core.user_institution ui where ui.user_id = a.id) order by 1`);

it('follows two hundred links that come, move and go, and accounts that are deleted', async () => {
  const institutions = [await build.institution(), await build.institution(), await build.institution()];
  const people = [];
  for (let index = 0; index < 12; index += 1)
    people.push(await build.person({ institution: index % 2 === 0 ? null : (institutions[0] ?? null) }));
  expect(await readKept()).toEqual(await readTruth());
  let seed = 7;
  const draw = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  for (let step = 0; step < 200; step += 1) {
    const person = people[draw(people.length)]?.id;
    const institution = institutions[draw(institutions.length)]?.id;
    const kind = draw(4);
    if (kind < 2)
      await build.sql(
        'insert into core.user_institution (user_id, institution_id) values ($1, $2) on conflict do nothing',
        [person, institution],
      );
    else if (kind === 2)
      await build.sql('delete from core.user_institution where user_id = $1 and institution_id >= $2', [
        person,
        institution,
      ]);
    else
      await build.sql(
        `update core.user_institution set user_id = $1 where id = (select id from core.user_institution order by id limit 1)
          and not exists (select 1 from core.user_institution other where other.user_id = $1)`,
        [person],
      );
    expect(await readKept()).toEqual(await readTruth());
  }
  await build.sql('delete from core.user_institution where user_id = $1', [people[0]?.id]);
  await build.sql('delete from core.account where id = any($1)', [[people[0]?.id, people[1]?.id]]);
  expect(await readKept()).toEqual(await readTruth());
  expect(await readKept()).not.toContain(people[0]?.id);
});

it('finds the account when two people remove its last two links concurrently', async () => {
  const person = await build.person({ institution: await build.institution() });
  const other = await build.institution();
  await build.sql('insert into core.user_institution (user_id, institution_id) values ($1, $2)', [
    person.id,
    other.id,
  ]);
  const [one, two] = [await database.admin.connect(), await database.admin.connect()];
  try {
    const remove = 'delete from core.user_institution where user_id = $1 and institution_id = $2';
    await one.query('begin');
    await two.query('begin');
    await one.query(remove, [person.id, person.institutionId]);
    const second = two.query(remove, [person.id, other.id]).then(() => two.query('commit'));
    // until the second has reached the row that the first holds
    await untilBlocked(database);
    await one.query('commit');
    await second;
  } finally {
    one.release();
    two.release();
  }
  expect(await readKept()).toContain(person.id);
});
