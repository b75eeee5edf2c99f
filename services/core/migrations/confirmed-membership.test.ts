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

it('confirms people who had agreed to a joinder or have an address of the domain', async () => {
  const build = createFactories(database);
  const options = { adminUrl: database.adminUrl, service: 'core', directory: import.meta.dirname } as const;
  const institution = await build.institution();
  await build.sql("insert into core.institution_domain (institution_id, domain) values ($1, 'uni.test')", [
    institution.id,
  ]);
  const agreed = await build.person({ institution });
  const local = await build.person({ institution, joinder: false, email: 'kim@Uni.test' });
  const waiting = await build.person({ institution, joinder: false });
  const disowned = await build.person({ institution });
  const checked = await build.person({ institution, joinder: false });
  const ids = [agreed, local, waiting, disowned, checked].map(({ id }) => id);

  const later = readdirSync(import.meta.dirname).filter(
    (name) => /^\d{4}_.*\.ts$/.test(name) && name >= '0045',
  );
  await rollbackService(options, later.length);
  await build.sql('update core.user_institution set verified = null where user_id = any($1)', [
    ids.slice(0, 3),
  ]);
  await build.sql('update core.user_institution set verified = false where user_id = $1', [disowned.id]);
  await migrateService(options);

  const rows = await build.sql<{ verified: boolean | null; confirmed: boolean }>(
    'select verified, confirmed from core.membership where user_id = any($1) order by user_id',
    [ids],
  );
  expect(rows).toEqual([
    { verified: true, confirmed: true },
    { verified: null, confirmed: true },
    { verified: null, confirmed: false },
    { verified: false, confirmed: false },
    { verified: true, confirmed: true },
  ]);
});
