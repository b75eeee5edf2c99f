import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { openDatabase } from '@portal/kit';
import { announceVersion } from './version.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({ PORTAL_VERSION: '4.5.6' }, { runs: 'events and background jobs' });
});
afterAll(() => core.stop());

it('announces one version, the newest start', async () => {
  const versions = async () => (await core.call('GET /meta-data/?enabled=True')).body.results;
  expect(await versions()).toEqual([{ id: expect.any(Number), version: '4.5.6', enabled: true }]);
  const database = openDatabase({ url: core.database.connectionUrl('core') });
  await Promise.all(['4.6.0', '4.6.0'].map((version) => announceVersion(database, version)));
  await database.close();
  expect(await versions()).toMatchObject([{ version: '4.6.0' }]);
});

it('shows cohorts and switches to everyone', async () => {
  await core.build.sql(
    "insert into core.cohort (name, display_name) values ('SSC', 'Simons Simplex Collection')",
  );
  await core.build.sql(
    "insert into core.feature_toggle (feature_code, enabled) values ('A', true), ('B', false)",
  );
  const cohorts = await core.call('GET /cohort/?name=SSC');
  expect(cohorts.body.results).toMatchObject([{ name: 'SSC', welcome_packet: null }]);
  expect((await core.call(`GET /cohort/${cohorts.body.results[0].id}/`)).status).toBe(200);
  const toggles = await core.call('GET /feature-toggle/?enabled=True&feature_code__in=A,B');
  expect(toggles.body.results).toMatchObject([{ feature_code: 'A', enabled: true }]);
  expect((await core.call('GET /cohort/999/')).status).toBe(404);
});
