/** What a request asks for, in the lines that its type marks (decision 499). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());

const read = (id: number, as: TestPerson, expand = '?expand=brief') =>
  h.call(`GET /request/${id}/${expand}`, { as });

it('shows staff and the owner the datasets and the marked answers, in the form that the request was made with', async () => {
  const { id, owner, datasetId } = await make.request({
    status: 2,
    details: { usage: 'Sleep\nin siblings' },
  });
  const [dataset] = await h.build.sql('select name from researcher.dataset where id = $1', [datasetId]);
  const brief = [
    { label: 'Datasets', text: dataset?.['name'] },
    { label: 'Intended use', text: 'Sleep in siblings' },
  ];
  const answer = (await read(id, admin)).body.brief;
  expect(answer.slice(0, 2)).toEqual(brief);
  expect(answer.length).toBeLessThanOrEqual(4);
  expect((await read(id, owner)).body.brief).toEqual(answer);
});

it('is read where it is asked for, by those who read the request', async () => {
  const { id } = await make.request({ status: 2 });
  expect((await read(id, admin, '')).body).not.toHaveProperty('brief');
  expect((await read(id, admin, '?expand=true')).body.brief.length).toBeGreaterThan(0);
  const stranger = await h.build.person({ roles: ['primary_researcher'] });
  expect((await read(id, stranger)).status).toBe(404);
  expect((await h.call(`GET /request/${id}/?expand=brief`)).status).toBe(401);
  expect((await read(id, admin, '?expand=briefs')).status).toBe(400);
});

it('comes with rows of a list that asks for it', async () => {
  const { id } = await make.request({ status: 2, details: { usage: 'Sleep' } });
  const { body } = await h.call(`GET /request/?id__in=${id}&expand=brief`, { as: admin });
  expect(body.results[0].brief).toContainEqual({ label: 'Intended use', text: 'Sleep' });
  const some = await h.call(`GET /request/?id__in=${id}&expand=brief&fields=id`, { as: admin });
  expect(Object.keys(some.body.results[0]).toSorted()).toEqual(['brief', 'id']);
});
