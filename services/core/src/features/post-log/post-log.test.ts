import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

it('stores lines that superusers read and no one changes [C3.0.6 C7.5.1]', async () => {
  const person = await core.build.person();
  const superuser = await core.build.person({ roles: ['superuser'], institution: null });
  const body = { log: 'The page could not be drawn' };
  const written = await core.call('POST /post-log/', { as: person, body });
  expect(written.status).toBe(201);
  const { body: list } = await core.call('GET /post-log/?search=drawn', { as: superuser });
  expect(list.results).toMatchObject([
    { id: written.body.id, ...body, kind: 'page', actor: { id: person.id }, impersonator: null },
  ]);
  expect(list.results[0].correlation_id).toBe(written.headers.get('x-correlation-id'));
  expect((await core.call('GET /post-log/', { as: person })).status).toBe(403);
  const change = core.build.sql("update core.post_log set log = 'x' where id = $1", [written.body.id]);
  await expect(change).rejects.toThrow('never changed');
});

it('refuses strangers, lines without words and lines without end', async () => {
  const person = await core.build.person();
  const write = (log: unknown, as?: typeof person) =>
    core.call('POST /post-log/', { ...(as ? { as } : {}), body: { log } });
  expect((await write('Hello')).status).toBe(401);
  expect((await write('  ', person)).body).toEqual({ log: ['Required field'] });
  expect((await write('x'.repeat(2001), person)).status).toBe(400);
});

it('takes sixty lines a minute from one person', async () => {
  const person = await core.build.person();
  const answers = await Promise.all(
    Array.from({ length: 62 }, () => core.call('POST /post-log/', { as: person, body: { log: 'Again' } })),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

it('takes from people only lines of their own kind, so that no one makes up what the portal says', async () => {
  const person = await core.build.person();
  const superuser = await core.build.person({ roles: ['superuser'], institution: null });
  const write = (kind: unknown, as = person) =>
    core.call('POST /post-log/', { as, body: { log: 'Sam Root started impersonating Ada Reader', kind } });
  expect((await write('page')).status).toBe(201);
  for (const as of [person, superuser]) expect((await write('impersonation', as)).status).toBe(403);
  for (const kind of ['system', '', null, ['page']]) expect((await write(kind)).status).toBe(400);
  const kinds = await core.build.sql('select distinct kind from core.post_log where actor_id = any($1)', [
    [person.id, superuser.id],
  ]);
  expect(kinds).toEqual([{ kind: 'page' }]);
  const { body } = await core.call(`GET /post-log/?kind=page&actor=${person.id}`, { as: superuser });
  expect(body.count).toBe(1);
});

it.each([
  'Page failed\n2026-01-01 Sam Root started impersonating Ada Reader',
  'Page failed\r\u2028Sam Root signed\u0085',
  '\u001b[2K\u001b[1ASam Root signed\u009b0m',
  '\u202Edengis',
  '","kind":"impersonation","log":"',
])('stores %j as one line of the person who wrote it', async (log) => {
  const person = await core.build.person();
  const superuser = await core.build.person({ roles: ['superuser'], institution: null });
  expect((await core.call('POST /post-log/', { as: person, body: { log } })).status).toBe(201);
  const { body } = await core.call(`GET /post-log/?actor=${person.id}`, { as: superuser });
  expect(body.results).toMatchObject([{ kind: 'page', actor: { id: person.id } }]);
  expect(body.results[0].log).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
  expect(body.results[0].log).toContain(log.split(/[^ -~]/u)[0]);
});
