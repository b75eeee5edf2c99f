/**
 * The person who looked at an older version changes nothing, strangers find nothing, and visitors are asked to sign in: at every
 * call that honors If-Match. A call that is added to the contract must be added here.
 */
import { endpoints, isGuarded, type EndpointDefinition, type InstitutionStatus } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildYear } from './testing/institution-years.ts';
import { createCast, newOfficial } from './testing/institutions.ts';
import { startCore, type CoreHarness } from './testing/core-harness.ts';

let core: CoreHarness;
let admin: TestPerson;
let superuser: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  superuser = await core.build.person({ roles: ['superuser'], institution: null });
  stranger = await core.build.person();
});
afterAll(() => core.stop());

interface Scene {
  readonly as: TestPerson;
  readonly id: number | string;
  readonly body?: unknown;
  /** What a stranger gets: 404 unless the object is there for everyone to see. */
  readonly stranger?: 403;
}

const inserted = async (text: string, values: readonly unknown[] = []): Promise<number> => {
  const [row] = await core.build.sql<{ id: number }>(`${text} returning id`, values);
  return row?.id ?? 0;
};
const EMAIL = { email: { to: ['olga@uni.test'], subject: 'News', body: '<p>Decided</p>' } };
const decided =
  (status: InstitutionStatus, body: unknown = {}) =>
  async (): Promise<Scene> => ({
    as: admin,
    id: (await createCast(core, status)).institution.id,
    body,
    // An approved one is seen by everyone.
    ...(status === 3 ? { stranger: 403 } : {}),
  });
const linked = async (body?: unknown): Promise<Scene> => {
  const as = await core.build.person();
  const [link] = await core.build.sql<{ id: number }>(
    'select id from core.user_institution where user_id = $1',
    [as.id],
  );
  return { as, id: link?.id ?? 0, body };
};
const factor = async (body?: unknown): Promise<Scene> => {
  const as = await core.build.person();
  return { as, id: await core.build.secondFactor(as), body };
};
const alert = (): Promise<number> =>
  inserted("insert into core.alert_message (message, alert_type) values ('Down', 'information')");

const savedView = (): Promise<number> =>
  inserted("insert into core.saved_view (user_id, page, name, search) values ($1, '/request', 'Mine', '')", [
    admin.id,
  ]);

const webhook = (): Promise<number> =>
  inserted(
    "insert into core.webhook (name, url, events) values ('Lake', 'https://lake.test/', '{request.status_changed}')",
  );

/** Its creator is new, because the last proof of a session ages while tests run. */
const machineKey = async (body?: unknown): Promise<Scene> => {
  const as = await core.build.person({ roles: ['superuser'], institution: null });
  return { as, id: await core.build.machineKey(as), body, stranger: 403 };
};

const SCENES: Readonly<Record<string, () => Promise<Scene>>> = {
  'PATCH /user/{id}/': async () => {
    const as = await core.build.person();
    return { as, id: as.id, body: { title: 'Dean' } };
  },
  'DELETE /user-session/{id}/': async () => {
    const as = await core.build.person();
    return { as, id: as.sessionId };
  },
  'PATCH /second-factor/{id}/': () => factor({ name: 'Renamed' }),
  'DELETE /second-factor/{id}/': () => factor(),
  'DELETE /linked-organization/{id}/': async () => {
    const as = await core.build.person();
    return { as, id: await core.build.linkedOrganization(as) };
  },
  'PATCH /user-institution/{id}/': () => linked({ primary: true }),
  'DELETE /user-institution/{id}/': () => linked(),
  'PATCH /institution/{id}/': decided(3, { name: 'Another Name' }),
  'PUT /institution/{id}/': async () => ({
    as: admin,
    id: (await buildYear(core.build, { daysAhead: -3 })).institution.id,
    body: { admin_acknowledge: true },
    stranger: 403,
  }),
  'PATCH /institution-helper/{id}/': async () => {
    const { institution, investigator } = await createCast(core, 6);
    return { as: investigator, id: institution.id, body: { io_data: newOfficial() } };
  },
  'POST /institution/{id}/approve/': decided(2),
  'POST /institution/{id}/follow-up/': decided(2, EMAIL),
  'POST /institution/{id}/reject/': decided(2, EMAIL),
  'POST /institution/{id}/reject-officer/': decided(2, EMAIL),
  'POST /institution/{id}/disable/': decided(3),
  'POST /institution/{id}/officer/': async () => ({
    ...(await decided(3)()),
    body: { io_data: newOfficial() },
  }),
  'POST /institution/{id}/withdraw-invitation/': async () => {
    const scene = await decided(1)();
    await core.build.sql(
      `insert into core.official_invitation (institution_id, invited_by, first_name, last_name, email)
       values ($1, $2, 'Olga', 'Sign', 'olga@waits.test')`,
      [scene.id, admin.id],
    );
    return scene;
  },
  'DELETE /institution/{id}/': decided(3),
  'PATCH /cohort/{id}/': async () => ({
    as: admin,
    id: await inserted("insert into core.cohort (name, display_name) values ('GUARDED', 'Old')"),
    body: { display_name: 'New' },
    stranger: 403,
  }),
  'DELETE /notification/{id}/': async () => {
    const as = await core.build.person();
    const id = await inserted(
      "insert into core.notification (key, recipient_id, message) values ('guarded', $1, 'News')",
      [as.id],
    );
    return { as, id };
  },
  'PATCH /feature-toggle/{id}/': async () => ({
    as: admin,
    id: await inserted("insert into core.feature_toggle (feature_code, enabled) values ('GUARDED', false)"),
    body: { enabled: true },
    stranger: 403,
  }),
  'PATCH /meta-data/{id}/': async () => ({
    as: admin,
    id: await inserted("insert into core.meta_data (version, enabled) values ('0.0.1', false)"),
    body: { version: '0.0.2' },
    stranger: 403,
  }),
  'PATCH /alert-message/{id}/': async () => ({
    as: admin,
    id: await alert(),
    body: { message: 'Up' },
    stranger: 403,
  }),
  'DELETE /alert-message/{id}/': async () => ({ as: admin, id: await alert(), stranger: 403 }),
  'PATCH /saved-view/{id}/': async () => ({
    as: admin,
    id: await savedView(),
    body: { name: 'Renamed' },
    stranger: 403,
  }),
  'DELETE /saved-view/{id}/': async () => {
    await core.build.sql('delete from core.saved_view');
    return { as: admin, id: await savedView(), stranger: 403 };
  },
  'PATCH /machine-key/{id}/': () => machineKey({ name: 'Renamed' }),
  'POST /machine-key/{id}/rotate/': () => machineKey(),
  'POST /machine-key/{id}/revoke/': () => machineKey(),
  'PATCH /webhook/{id}/': async () => ({
    as: superuser,
    id: await webhook(),
    body: { name: 'Renamed' },
    stranger: 403,
  }),
  'DELETE /webhook/{id}/': async () => ({ as: superuser, id: await webhook(), stranger: 403 }),
  'POST /webhook/{id}/rotate/': async () => ({ as: superuser, id: await webhook(), stranger: 403 }),
  'PATCH /email-template/{id}/': async () => {
    const [template] = await core.build.sql<{ id: number }>('select id from core.email_template limit 1');
    return { as: admin, id: template?.id ?? 0, body: { subject: 'Another subject' }, stranger: 403 };
  },
};
/**
 * Need a document, a password, an upload or a gateway, and have their tests in the features `agreement`, `release` and `transfer-agreement`; the
 * list in `membership`.
 */
const BESIDE = [
  'POST /core-nightly-run/{id}/retry/',
  'POST /release/{id}/promote/',
  'POST /release/{id}/rollback/',
  'POST /institution/{id}/verification/',
  'PATCH /agreement/{id}/',
  'POST /agreement/{id}/sign/',
  'POST /agreement/{id}/countersign/',
  'POST /agreement/{id}/replace/',
  'POST /agreement/{id}/confirm-paper/',
  'POST /agreement/{id}/refuse-paper/',
  'POST /transfer-agreement/{id}/sign/',
  'POST /transfer-agreement/{id}/execute/',
  'POST /transfer-agreement/{id}/decline/',
  'POST /transfer-agreement/{id}/reissue/',
  'PATCH /file/{id}/',
];

it('knows every guarded call of the contract', () => {
  const guarded = Object.entries(endpoints as Record<string, EndpointDefinition>)
    .filter(([, endpoint]) => endpoint.service === 'core' && isGuarded(endpoint))
    .map(([key]) => key);
  expect([...Object.keys(SCENES), ...BESIDE].toSorted()).toEqual(guarded.toSorted());
});

it.each(Object.entries(SCENES))('%s', async (key, set) => {
  const { as, id, body, stranger: status = 404 } = await set();
  const request = key.replace('{id}', String(id));
  const path = `/${request.split('/')[1]?.replace('-helper', '')}/${id}/`;
  const read = async () => (await core.call(`GET ${path}`, { as })).body;
  const before = await read();
  const call = (options: object) =>
    core.call(request, { ...(body === undefined ? {} : { body }), ...options });

  expect((await call({})).status).toBe(401);
  expect((await call({ as: stranger })).status).toBe(status);
  const stale = await call({ as, headers: { 'If-Match': 'W/"1"' } });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  expect(await read()).toEqual(before);
  expect((await call({ as })).status).toBeLessThan(300);
});

const needy = Object.entries(SCENES).filter(([key]) => {
  const endpoint = (endpoints as Record<string, EndpointDefinition>)[key];
  return endpoint?.versionOf !== undefined && !endpoint.versionFromRead;
});
it.each(needy)('%s without a version is 428, and changes nothing', async (key, set) => {
  const { as, id, body } = await set();
  const request = key.replace('{id}', String(id));
  const read = async () => (await core.call(`GET /${request.split('/')[1]}/${id}/`, { as })).body;
  const before = await read();
  const blind = await core.call(request, { as, body, headers: { 'If-Match': '' } });
  expect([blind.status, blind.body.code]).toEqual([428, 'VERSION_REQUIRED']);
  expect(await read()).toEqual(before);
});
