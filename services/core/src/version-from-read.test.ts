/** Writes that the specification lists without If-Match: what the session read last counts (decision 444). */
import { startService } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import { forgetSeenVersions } from './features/account/index.ts';
import { startCore, type CoreHarness } from './testing/core-harness.ts';

let core: CoreHarness;
let [one, other]: TestPerson[] = [];
beforeAll(async () => {
  core = await startCore();
  one = await core.build.person({ roles: ['sfari_admin'], institution: null });
  other = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const read = (id: number, as = one) => core.call(`GET /institution/${id}`, as ? { as } : {});
const rename = (id: number, official_name: string, as = one) =>
  core.call(`PATCH /institution/${id}/`, {
    ...(as ? { as } : {}),
    body: { official_name },
    headers: { 'If-Match': '' },
  });

it('is taken while no one else changed what was read, also again and again', async () => {
  const { id } = await core.build.institution();
  await read(id);
  expect((await rename(id, 'Maple')).body.official_name).toBe('Maple');
  expect((await rename(id, 'Maple Trust')).body.official_name).toBe('Maple Trust');
});

it('reads what someone else changed, and taken once that was read', async () => {
  const { id } = await core.build.institution();
  await read(id);
  await read(id, other);
  expect((await rename(id, 'By the other', other)).status).toBe(200);
  const late = await rename(id, 'By the one');
  expect([late.status, late.body.code, late.body.current.official_name]).toEqual([
    409,
    'STALE',
    'By the other',
  ]);
  expect((await read(id)).body.official_name).toBe('By the other');
  expect((await rename(id, 'By the one')).status).toBe(200);
});

it('changes nothing that the session never read', async () => {
  const { id, name } = await core.build.institution();
  const blind = await rename(id, 'Blind');
  expect([blind.status, blind.body.current.official_name]).toEqual([409, name]);
  expect((await read(id)).body.official_name).toBe(name);
});

it('is no version of another session: of two who read, each has its own', async () => {
  const { id } = await core.build.institution();
  await read(id, other);
  expect((await rename(id, 'Unread')).status).toBe(409);
  expect((await rename(id, 'Read', other)).status).toBe(200);
});

it('counts a row of a list', async () => {
  const { id, name } = await core.build.institution();
  await core.call(`GET /institution/?name=${encodeURIComponent(name)}`, { as: one });
  expect((await rename(id, 'Listed')).status).toBe(200);
});

it('does not matter which of two programs answers the read and which the write', async () => {
  const account = await core.buildAccount({ roles: ['sfari_admin'], institution: null });
  const { token } = (await core.login({ email: account.email, agreed_to_terms: true })).body;
  const { name, handlers } = definition;
  const second = await startService({ name, handlers }, { ...core.parts.environment, port: 0 });
  try {
    const { id } = await core.build.institution();
    const path = `/institution/${id}/`;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const readAt = (url: string) => fetch(new URL(path, url), { headers });
    const renameAt = async (url: string, official_name: string) => {
      const options = { method: 'PATCH', headers, body: JSON.stringify({ official_name }) };
      return (await fetch(new URL(path, url), options)).status;
    };
    await readAt(core.service.url);
    expect(await renameAt(second.url, 'Read at the first')).toBe(200);
    expect(await renameAt(core.service.url, 'Written at the second')).toBe(200);
    await read(id, other);
    await rename(id, 'By the other', other);
    expect(await renameAt(second.url, 'Late')).toBe(409);
    await readAt(second.url);
    expect(await renameAt(core.service.url, 'Read again')).toBe(200);
  } finally {
    await second.stop();
  }
});

it('is forgotten with the session', async () => {
  const leaving = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const { id } = await core.build.institution();
  await read(id, leaving);
  await read(id);
  const readVersion = () =>
    core.build.sql('select 1 from core.seen_version where session_id = $1', [leaving.sessionId]);
  expect(await readVersion()).toHaveLength(1);
  await core.build.sql('update core.session set ended_at = now() where id = $1', [leaving.sessionId]);
  await forgetSeenVersions(core.parts.database);
  expect(await readVersion()).toEqual([]);
  expect((await rename(id, 'Still read by the one')).status).toBe(200);
});
