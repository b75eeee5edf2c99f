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

it('takes from the history when institutions changed their status, and who gave a role', async () => {
  const build = createFactories(database);
  const options = { adminUrl: database.adminUrl, service: 'core', directory: import.meta.dirname } as const;
  const giver = await build.person({ roles: ['sfari_admin'], institution: null });
  const institution = await build.institution({ status: 1 });
  const later = readdirSync(import.meta.dirname).filter(
    (name) => /^\d{4}_.*\.ts$/.test(name) && name >= '0210',
  );
  await rollbackService(options, later.length);
  const client = await database.admin.connect();
  await client.query("select set_config('app.actor', $1, false)", [String(giver.id)]);
  await client.query('update core.institution set status = 2 where id = $1', [institution.id]);
  await client.query('update core.institution set name = name || $2 where id = $1', [institution.id, '!']);
  const raised = await build.person({ roles: ['sfari_reviewer'], institution: null });
  await client.query("insert into core.account_group (account_id, role) values ($1, 'sfari_admin')", [
    raised.id,
  ]);
  await client.query("select set_config('app.actor', '', false)");
  client.release();
  await migrateService(options);

  expect(
    await build.sql(
      'select from_status, to_status, actor_id from core.institution_status_change where institution_id = $1 order by id',
      [institution.id],
    ),
  ).toEqual([
    { from_status: null, to_status: 1, actor_id: null },
    { from_status: 1, to_status: 2, actor_id: giver.id },
  ]);
  expect(
    await build.sql('select role, given_by from core.account_group where account_id = $1 order by role', [
      raised.id,
    ]),
  ).toEqual([
    { role: 'sfari_admin', given_by: giver.id },
    { role: 'sfari_reviewer', given_by: null },
  ]);
  const written = await build.sql(
    "select 1 from audit.log where model = 'user_group' and operation = 'U' and parent_pk = $1",
    [String(raised.id)],
  );
  expect(written).toEqual([]);
});
