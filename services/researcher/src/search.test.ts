import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import { createRequestFactories } from './testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
const people: Record<string, TestPerson> = {};
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  for (const role of ['sfari_admin', 'sfari_reviewer', 'abn_proj_mgr', 'internal_read_only'] as const)
    people[role] = await harness.build.person({ roles: [role], institution: null });
});
afterAll(() => harness.stop());

interface Found {
  id: number | string;
  model: string;
  display_name: string;
}
const find = async (q: string, role = 'sfari_admin'): Promise<Found[]> => {
  const person = people[role];
  const { body, status } = await harness.call(
    `GET /search/records/?${new URLSearchParams({ q })}`,
    person ? { as: person } : {},
  );
  expect(status).toBe(200);
  return body.results;
};
const listIds = (found: readonly Found[], model: string) =>
  found.filter((one) => one.model === model).map(({ id }) => id);

const titled = async (title: string) => {
  const request = await make.request({ status: 2 });
  await harness.build.sql('update researcher.project set title = $2 where id = $1', [
    request.project.id,
    title,
  ]);
  return request;
};

it('finds a project and its requests by words of the title, the project by misspelt words too [C7.5.1]', async () => {
  const request = await titled('Polygenic background of rare-variant carriers');
  const found = await find('rare-variant');
  expect(listIds(found, 'project')).toEqual([request.project.id]);
  expect(listIds(found, 'request')).toEqual([request.id]);
  expect(found.find(({ model }) => model === 'request')).toMatchObject({
    display_name: `${request.code}: Polygenic background of rare-variant carriers`,
    detail: 'Submitted',
  });
  for (const typo of ['Polyegnic', 'polygenik bakground'])
    expect(listIds(await find(typo), 'project')).toContain(request.project.id);
  expect(listIds(await find('po'), 'project')).toContain(request.project.id);
  expect(await find('zebrafish')).toEqual([]);
});

it('puts what the searcher owns, reviews or belongs to first, and shows nothing more to them', async () => {
  const parts = [];
  for (const end of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    parts.push(await titled(`Cerebellar rhythms, part ${end}`));
  const [, , , , , reviewed, joined] = parts;
  if (!reviewed || !joined) throw new Error('seven were made');
  const reviewer = await harness.build.person({ roles: ['sfari_reviewer'], institution: null });
  people['reviewing'] = reviewer;
  await make.review(reviewed, reviewer);
  await harness.build.sql('insert into researcher.request_access (request_id, user_id) values ($1, $2)', [
    joined.id,
    reviewer.id,
  ]);
  const draft = await make.request({ status: 1 });
  await harness.build.sql("update researcher.project set title = 'Cerebellar rhythms' where id = $1", [
    draft.project.id,
  ]);
  await make.review(draft, reviewer);
  const found = await find('cerebellar rhythms', 'reviewing');
  expect(listIds(found, 'request').slice(0, 2)).toEqual([reviewed.id, joined.id]);
  expect(listIds(found, 'request')).not.toContain(draft.id);
  expect(listIds(found, 'project').slice(0, 2)).toEqual([draft.project.id, reviewed.project.id]);
  expect(found.find(({ id }) => id === draft.project.id)).toMatchObject({ fit: 'exact' });
  expect(listIds(await find('cerebellar rhythms'), 'request')[0]).toBe(draft.id);
});

it('finds by code, however it is written, and takes a code of one model for no other', async () => {
  const request = await make.request({ status: 3 });
  const number = String(Number(request.code.slice(3)));
  for (const q of [request.code, request.code.toLowerCase(), `req ${number}`, `REQ-${number}`])
    expect(listIds(await find(q), 'request')[0]).toBe(request.id);
  expect(listIds(await find(`PRJ${number}`), 'request')).toEqual([]);
  const [project] = await harness.build.sql<{ code: string }>(
    'select sfari_project_id as code from researcher.project where id = $1',
    [request.project.id],
  );
  expect(listIds(await find(project?.code ?? ''), 'project')).toEqual([request.project.id]);
  const [dataset] = await harness.build.sql<{ id: string; code: string }>(
    'select id, dataset_id as code from researcher.dataset where id = $1',
    [request.datasetId],
  );
  expect(listIds(await find(dataset?.code ?? ''), 'dataset')).toContain(dataset?.id);
});

it('hides what the lists hide: drafts from reviewers, requests of other types from the project manager [C2.8.6]', async () => {
  const draft = await make.request({ status: 1 });
  const submitted = await make.request({ status: 2 });
  const tissue = await make.request({ status: 2, type: 8 });
  for (const role of ['sfari_admin', 'sfari_reviewer', 'abn_proj_mgr', 'internal_read_only'])
    for (const request of [draft, submitted, tissue]) {
      const person = people[role];
      const list = await harness.call(`GET /request/${request.id}/`, person ? { as: person } : {});
      const isFound = listIds(await find(request.code, role), 'request').includes(request.id);
      expect({ role, code: request.code, isFound }).toEqual({
        role,
        code: request.code,
        isFound: list.status === 200,
      });
    }
  expect(listIds(await find(draft.code, 'sfari_reviewer'), 'request')).not.toContain(draft.id);
  expect(listIds(await find(draft.code), 'request')).toContain(draft.id);
  expect(listIds(await find(submitted.code, 'abn_proj_mgr'), 'request')).not.toContain(submitted.id);
});

it('is refused to everyone else', async () => {
  const researcher = await harness.build.person();
  expect((await harness.call('GET /search/records/?q=ab', { as: researcher })).status).toBe(403);
  expect((await harness.call('GET /search/records/?q=ab')).status).toBe(401);
});
