/** Checks of other systems that run automatically: their history, and who is notified of an outage (spec 3 section 2.16). */
import type { CheckedService } from '@portal/contract/administration';
import { openDatabase, type Database } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Health, HealthClient } from '../../clients/health.client.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { watchSystems } from './index.ts';

let core: CoreHarness;
let database: Database;
let superuser: TestPerson;
let asked: CheckedService[] = [];
/** As the systems answer; one that is not named is not set up. */
let states: Partial<Record<CheckedService, Exclude<Health, 'not_configured'>>> = {};

const health: HealthClient = {
  isSetUp: (service) => states[service] !== undefined,
  check: (service) => {
    asked.push(service);
    return Promise.resolve({ state: states[service] ?? 'not_configured', milliseconds: 12 });
  },
};
/** Yesterday, where an interval begins. */
const START = Math.floor(Date.now() / 300_000) * 300_000 - 86_400_000;
const watch = (minutes: number) =>
  watchSystems(
    database,
    health,
    { minutes: 5, timeZone: 'America/New_York' },
    new Date(START + minutes * 60_000),
  );
const read = async (service: CheckedService) => {
  const { body } = await core.call('GET /health-check/history/', { as: superuser });
  return body.services.find((one: { service: string }) => one.service === service);
};
beforeAll(async () => {
  core = await startCore({}, { runs: 'events and background jobs' });
  database = openDatabase({ url: core.database.connectionUrl('core') });
  superuser = await core.build.person({ roles: ['superuser'], institution: null });
});
afterAll(async () => {
  await database.close();
  await core.stop();
});
beforeEach(async () => {
  asked = [];
  states = {};
  await core.build.sql('delete from core.health_check');
  await core.build.sql('delete from core.health_outage');
});

it('one failure is chance, the second an outage: each superuser is notified once, and of its end [S2.16-03]', async () => {
  states = { GPF: 'ok', BINS: 'ok' };
  await watch(0);
  states = { GPF: 'ok', BINS: 'unreachable' };
  await watch(5);
  expect((await read('BINS')).outages).toEqual([]);
  await watch(10);
  await watch(15);
  const { outages, days } = await read('BINS');
  expect(outages).toEqual([
    {
      state: 'unreachable',
      began: expect.any(String),
      ended: null,
      told: [expect.objectContaining({ id: superuser.id })],
    },
  ]);
  expect(new Date(outages[0].began).getTime()).toBeLessThanOrEqual(START + 5 * 60_000);
  expect(days.reduce((sum: number, { checks }: { checks: number }) => sum + checks, 0)).toBe(4);
  expect(days.reduce((sum: number, { ok }: { ok: number }) => sum + ok, 0)).toBe(1);

  states = { GPF: 'ok', BINS: 'ok' };
  await watch(20);
  expect((await read('BINS')).outages[0].ended).not.toBeNull();
  expect((await read('GPF')).outages).toEqual([]);
  const bells = await core.eventually(async () => {
    const found = await core.build.sql<{ message: string }>(
      "select message from core.notification where recipient_id = $1 and key like 'outage%' order by id",
      [superuser.id],
    );
    return found.length === 2 ? found : undefined;
  });
  expect(bells?.map(({ message }) => message)).toEqual([
    'BINS is not responding',
    'BINS is responding again',
  ]);
  const mails = await core.eventually(async () => {
    const found = await core.build.sql<{ to: string[]; subject: string; body: string }>(
      `select "to", subject, body from core.email where email_template = 'system_outage'`,
    );
    return found.length > 0 ? found : undefined;
  });
  expect(mails).toHaveLength(1);
  expect(mails?.[0]).toMatchObject({ to: [superuser.email], subject: 'BINS is not responding' });
  expect(mails?.[0]?.body).toContain('/superuser">');
});

it('of several instances one checks, and what is not set up is not asked', async () => {
  states = { ABN: 'ok' };
  const checked = await Promise.all([watch(0), watch(1), watch(2)]);
  expect(checked.toSorted((one, two) => one - two)).toEqual([0, 0, 1]);
  expect(asked).toEqual(['ABN']);
  expect(await watch(6)).toBe(1);
  expect((await read('GLOBUS')).days).toEqual([]);
});

it('stores thirty days', async () => {
  states = { ABN: 'failing' };
  await watch(-40 * 1440);
  await watch(-40 * 1440 + 5);
  states = { ABN: 'ok' };
  await watch(-40 * 1440 + 10);
  await watch(0);
  const { days, outages } = await read('ABN');
  expect(days).toHaveLength(1);
  expect(outages).toEqual([]);
  expect(await core.build.sql('select 1 from core.health_check')).toHaveLength(1);
});

it('is read only by superusers', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  expect((await core.call('GET /health-check/history/')).status).toBe(401);
  expect((await core.call('GET /health-check/history/', { as: admin })).status).toBe(403);
});
