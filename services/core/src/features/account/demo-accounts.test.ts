import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { endDemoSessions } from './demo-accounts.ts';

let withDemo: CoreHarness;
let withoutDemo: CoreHarness;
beforeAll(async () => {
  withDemo = await startCore({ DEMO_DATA: 'yes' });
  withoutDemo = await startCore();
});
afterAll(async () => {
  await withDemo.stop();
  await withoutDemo.stop();
});

async function demoAccount(core: CoreHarness): Promise<TestPerson> {
  const person = await core.buildAccount();
  await core.build.sql('insert into core.demo_account (account_id) values ($1)', [person.id]);
  return person;
}

it('a demo account signs in where the demo is on', async () => {
  const person = await demoAccount(withDemo);
  expect((await withDemo.login({ email: person.email })).status).toBe(200);
});

it('a demo account is refused where the demo is off, and only who knows the password learns why', async () => {
  const person = await demoAccount(withoutDemo);
  const wrong = await withoutDemo.login({ email: person.email, password: 'Wrong-Horse-2026!' });
  expect(wrong.body).toEqual({ password: ['Incorrect email or password'] });
  const { status, body } = await withoutDemo.login({ email: person.email });
  expect(status).toBe(400);
  expect(body).toEqual({
    email: ['Demo accounts are disabled on this portal. Please contact support.'],
  });
  const sessions = await withoutDemo.build.sql('select id from core.session where account_id = $1', [
    person.id,
  ]);
  expect(sessions).toEqual([{ id: person.sessionId }]);
});

it('everyone else signs in where the demo is off', async () => {
  const person = await withoutDemo.buildAccount();
  expect((await withoutDemo.login({ email: person.email })).status).toBe(200);
});

it('sessions of demo accounts end where the demo is off, and those of others go on', async () => {
  const demo = await demoAccount(withoutDemo);
  const person = await withoutDemo.buildAccount();
  expect((await withoutDemo.call('GET /session/', { as: demo })).status).toBe(200);
  await endDemoSessions(withoutDemo.parts.database);
  expect((await withoutDemo.call('GET /session/', { as: demo })).status).toBe(401);
  expect((await withoutDemo.call('GET /session/', { as: person })).status).toBe(200);
});
