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
const answer = async (id: number, as: TestPerson): Promise<{ term: string; verdict: string }[] | null> =>
  (await h.call(`GET /request/${id}/?expand=data_use`, { as })).body.data_use;
const hints = async (id: number) =>
  ((await answer(id, admin)) ?? []).map(({ term, verdict }): [string, string] => [term, verdict]);

it('compares each term with what project and request say, and leaves the rest to people', async () => {
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

it('is for those who evaluate the request: nothing for its owner, nor for an administrator who owns it', async () => {
  const { id, owner } = await requestWith(['DUO:0000042']);
  expect(await answer(id, owner)).toBeNull();
  expect(await hints(id)).toEqual([['DUO:0000042', 'fits']]);
  const own = await make.request({ status: 2, owner: admin });
  await h.build.sql("update researcher.dataset set data_use = '{DUO:0000042}' where id = $1", [
    own.datasetId,
  ]);
  expect(await answer(own.id, admin)).toBeNull();
});

it('is read where it is asked for', async () => {
  const { id } = await requestWith(['DUO:0000042']);
  expect((await h.call(`GET /request/${id}/`, { as: admin })).body).not.toHaveProperty('data_use');
});
