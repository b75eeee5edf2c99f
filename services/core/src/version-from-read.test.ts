/** Writes that the specification lists without If-Match: what the session read last counts (decision 444). */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('is taken while nobody else changed what was read, also again and again', async () => {
  const { id } = await core.build.institution();
  await read(id);
  expect((await rename(id, 'Maple')).body.official_name).toBe('Maple');
  expect((await rename(id, 'Maple Trust')).body.official_name).toBe('Maple Trust');
});

it('is told what somebody else changed, and taken once that was read', async () => {
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
