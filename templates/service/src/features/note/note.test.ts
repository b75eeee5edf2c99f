import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let harness: Harness;
let superuser: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  superuser = await harness.build.person({ roles: ['superuser'], institution: null });
});
afterAll(() => harness.stop());

const create = (line: string, as = superuser) =>
  harness.call('POST /example-part-note/', { as, body: { line } });

it('is written, changed and removed by superusers', async () => {
  const made = await create('Begin');
  expect(made).toMatchObject({ status: 201, body: { line: 'Begin' } });
  const path = `/example-part-note/${made.body.id}/`;
  const changed = await harness.call(`PATCH ${path}`, { as: superuser, body: { line: 'Go on' } });
  expect(changed.body).toMatchObject({ line: 'Go on' });
  expect((await harness.call(`DELETE ${path}`, { as: superuser })).status).toBe(204);
  expect((await harness.call(`GET ${path}`, { as: superuser })).status).toBe(404);
});

it('is refused without a line, and to everyone else', async () => {
  expect((await create(' ')).body).toEqual({ line: ['Required field'] });
  const { body } = await create('For superusers');
  const path = `/example-part-note/${body.id}/`;
  const researcher = await harness.build.person();
  expect((await harness.call(`GET ${path}`)).status).toBe(401);
  expect((await create('Mine', researcher)).status).toBe(403);
});

it('is not changed by someone who has not seen how it was changed', async () => {
  const { body } = await create('As it was');
  const path = `/example-part-note/${body.id}/`;
  const seen = (await harness.call(`GET ${path}`, { as: superuser })).headers.get('etag') ?? '';
  await harness.call(`PATCH ${path}`, { as: superuser, body: { line: 'As it is' } });
  const late = await harness.call(`PATCH ${path}`, {
    as: superuser,
    body: { line: 'Late' },
    headers: { 'If-Match': seen },
  });
  expect(late).toMatchObject({ status: 409, body: { code: 'STALE' } });
});
