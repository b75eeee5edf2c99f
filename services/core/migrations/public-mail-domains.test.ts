import { readdirSync } from 'node:fs';
import { migrateService, rollbackService } from '@portal/kit';
import { createTestDatabase, type TestDatabase } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFactories } from '../src/testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('takes domains of public mail providers from institutions, with a note, and confirms nobody by them', async () => {
  const build = createFactories(database);
  const options = { adminUrl: database.adminUrl, service: 'core', directory: import.meta.dirname } as const;
  const [institution, other] = [await build.institution(), await build.institution()];
  const person = await build.person({ institution, joinder: false, email: 'kim@gmail.com' });
  const later = readdirSync(import.meta.dirname).filter(
    (name) => /^\d{4}_.*\.ts$/.test(name) && name >= '0060',
  );
  await rollbackService(options, later.length);
  await build.sql(
    `insert into core.institution_domain (institution_id, domain)
      values ($1, 'gmail.com'), ($1, 'uni.test'), ($2, 'yahoo.co.uk')`,
    [institution.id, other.id],
  );
  await build.sql('update core.user_institution set verified = null where user_id = $1', [person.id]);
  const isConfirmed = async () =>
    (await build.sql('select confirmed from core.membership where user_id = $1', [person.id]))[0];
  expect(await isConfirmed()).toEqual({ confirmed: true });

  await migrateService(options);

  expect(await isConfirmed()).toEqual({ confirmed: false });
  expect(
    await build.sql(
      'select domain::text as domain from core.institution_domain where institution_id = any($1)',
      [[institution.id, other.id]],
    ),
  ).toEqual([{ domain: 'uni.test' }]);
  const notes = await build.sql<{ comment: string }>(
    'select comment from core.institution_comment where institution_id = any($1) order by id',
    [[institution.id, other.id]],
  );
  expect(notes.map(({ comment }) => comment)).toEqual([
    expect.stringContaining('gmail.com was removed'),
    expect.stringContaining('yahoo.co.uk was removed'),
  ]);
});
