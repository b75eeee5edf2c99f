/** What a page says of a dataset so that people see whether it fits their research (decision 513). */
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

const read = async (id: string, expand: string, as?: TestPerson) =>
  (await h.call(`GET /dataset/${id}/?expand=${expand}`, as ? { as } : {})).body;

const AGES = [
  { age: '0–5 years', female: 0, male: 60 },
  { age: '6–11 years', female: 25, male: 35 },
];
const VARIABLES = [{ name: 'age_months', kind: 'number', meaning: 'Age at registration' }];

it('administrators write who is in a dataset and what it measures, and everyone reads it', async () => {
  const id = await make.dataset();
  await h.call(`GET /dataset/${id}/`, { as: admin });
  const body = { participants: 120, families: 40, ages: AGES, variables: VARIABLES };
  const saved = await h.call(`PATCH /dataset/${id}/`, { as: admin, body });
  expect(saved.status).toBe(200);
  expect(await read(id, 'ages,variables')).toMatchObject(body);
  const plain = await h.call(`GET /dataset/${id}/`);
  expect(plain.body).toMatchObject({ participants: 120, families: 40, genomes: null });
  expect(plain.body).not.toHaveProperty('variables');
});

it('a list leaves out what is read only with one dataset', async () => {
  for (const relation of ['ages', 'variables', 'usage', 'project_fit'])
    expect(await h.call(`GET /dataset/?expand=${relation}`)).toMatchObject({ status: 400 });
  const [row] = (await h.call('GET /dataset/?expand=true')).body.results;
  expect(row).not.toHaveProperty('variables');
});

it.each([
  ['participants', { participants: 4 }],
  ['families', { families: 1 }],
  ['ages.0.female', { ages: [{ age: '0–5 years', female: 3, male: 60 }] }],
])('fewer than five people are not published: %s', async (field, body) => {
  const id = await make.dataset();
  await h.call(`GET /dataset/${id}/`, { as: admin });
  const refused = await h.call(`PATCH /dataset/${id}/`, { as: admin, body });
  expect(refused).toMatchObject({ status: 400, body: { [field]: [expect.stringContaining('5 or more')] } });
});

/** A project that got access so many days after its request was submitted. */
async function give(dataset: string, days: number): Promise<number> {
  const { id, owner } = await make.request({ status: 7 });
  await h.build.sql('update researcher.request_dataset set dataset_id = $2 where request_id = $1', [
    id,
    dataset,
  ]);
  await h.build.sql('delete from researcher.request_status_change where request_id = $1', [id]);
  await h.build.sql(
    `insert into researcher.request_status_change (request_id, to_status, at) values ($1, 2, now() - make_interval(days => $2))`,
    [id, days],
  );
  await h.build.sql(
    `insert into researcher.dataset_access (user_id, dataset_id, request_id, access_type, status) values ($1, $2, $3, 'Globus', 'granted')`,
    [owner.id, dataset, id],
  );
  return id;
}

it('projects with access and the median days to it are public from five on', async () => {
  const dataset = await make.dataset();
  for (const days of [3, 9, 12, 30]) await give(dataset, days);
  expect((await read(dataset, 'usage')).usage).toEqual({ projects: null, days_to_access: null });
  const ended = await give(dataset, 20);
  expect((await read(dataset, 'usage')).usage).toEqual({ projects: 5, days_to_access: 12 });
  await h.build.sql('update researcher.request set expired_on = now() where id = $1', [ended]);
  // it has no access any more, and it took as long as before
  expect((await read(dataset, 'usage')).usage).toEqual({ projects: null, days_to_access: 12 });
});

it("the terms of use are compared with the caller's own projects alone", async () => {
  const dataset = await make.dataset();
  await h.build.sql(
    "update researcher.dataset set data_use = '{DUO:0000007,DUO:0000016,DUO:0000021}' where id = $1",
    [dataset],
  );
  const owner = await h.build.person({ roles: ['primary_researcher'] });
  const project = await make.project(owner);
  await make.project();
  await h.build.sql('delete from researcher.irb where project_id = $1', [project.id]);
  const fits = async (as?: TestPerson) => (await read(dataset, 'project_fit', as)).project_fit;
  expect(await fits()).toEqual([]);
  expect(await fits(owner)).toEqual([
    {
      project: { id: project.id, display_name: expect.any(String) },
      terms: [
        { term: 'DUO:0000007', verdict: 'fits', reason: 'The project relates to autism.' },
        expect.objectContaining({ term: 'DUO:0000016', verdict: 'judge' }),
        {
          term: 'DUO:0000021',
          verdict: 'conflicts',
          reason: 'This dataset asks for an IRB letter, and the project has no valid one.',
        },
      ],
    },
  ]);
  const headers = { 'Accept-Language': 'es-US' };
  const spanish = await h.call(`GET /dataset/${dataset}/?expand=project_fit`, { as: owner, headers });
  expect(spanish.body.project_fit[0].terms[2].reason).toMatch(
    /^Este conjunto de datos pide una carta del IRB/,
  );
  await make.irb(project);
  expect((await fits(owner))[0].terms[2].verdict).toBe('fits');
});
