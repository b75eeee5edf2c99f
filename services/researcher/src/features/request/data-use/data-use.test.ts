/** Terms of use of datasets against what a request says (decision 306). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());

async function requestWith(terms: readonly string[], details: Record<string, unknown> = {}) {
  const request = await make.request({ status: 2, details });
  await h.build.sql('update researcher.dataset set data_use = $2 where id = $1', [request.datasetId, terms]);
  return request;
}
const hints = async (id: number, as = admin): Promise<[string, string][]> => {
  const { body } = await h.call(`GET /request/${id}/data-use/`, { as });
  return (body.hints as { term: string; verdict: string }[]).map(({ term, verdict }) => [term, verdict]);
};

it('holds each term against what project and request say, and leaves the rest to people', async () => {
  const { id, project } = await requestWith(['DUO:0000007', 'DUO:0000016', 'DUO:0000021', 'DUO:0000046'], {
    genetic_seq: ['wgs'],
  });
  await h.build.sql('delete from researcher.irb where project_id = $1', [project.id]);
  expect(await hints(id)).toEqual([
    ['DUO:0000007', 'fits'],
    ['DUO:0000016', 'fits'],
    ['DUO:0000021', 'conflicts'],
    ['DUO:0000046', 'judge'],
  ]);
  await make.irb(project);
  await h.build.sql('update researcher.project set non_autism_research = true where id = $1', [project.id]);
  expect((await hints(id)).slice(0, 3)).toEqual([
    ['DUO:0000007', 'conflicts'],
    ['DUO:0000016', 'fits'],
    ['DUO:0000021', 'fits'],
  ]);
});

it('is for those who judge the request: 401, 403 for its owner, 404 for strangers', async () => {
  const { id, owner } = await requestWith(['DUO:0000042']);
  const ask = async (as?: TestPerson) =>
    (await h.call(`GET /request/${id}/data-use/`, as ? { as } : {})).status;
  expect(await ask()).toBe(401);
  expect(await ask(owner)).toBe(403);
  expect(await ask(await h.build.person())).toBe(404);
  expect(await ask(admin)).toBe(200);
});
