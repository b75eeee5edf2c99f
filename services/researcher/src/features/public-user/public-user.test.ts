/** What visitors read of researchers: who is listed, what is shown of their projects, and nothing more. */
import { FEATURES } from '@portal/contract/administration';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

const read = (id: number) => harness.call(`GET /public/user/${id}/?expand=projects`);
const find = async (text: string) => (await harness.call(`GET /public/user/?search=${text}`)).body.results;
const setStatus = (id: number, status: number) =>
  harness.build.sql('update researcher.request set status = $2 where id = $1', [id, status]);

describe('the list', () => {
  it('has only people with a dataset request that is approved or fulfilled [R2.7-20 R7-16]', async () => {
    const institution = await harness.build.institution({ name: 'Hillside Institute' });
    const person = await harness.build.person({ institution, firstName: 'Ada', lastName: 'Lovelace' });
    const { id } = await make.request({ owner: person, status: 2 });
    const shown = { id: person.id, display_name: 'Ada Lovelace', institution: 'Hillside Institute' };
    expect(await find('hillside')).toEqual([]);
    for (const status of [4, 7]) {
      await setStatus(id, status);
      expect(await find('hillside')).toEqual([shown]);
      expect(await find('lovelace')).toEqual([shown]);
    }
    // Suspended, archived, under review, pending its team.
    for (const status of [14, 13, 3, 12]) {
      await setStatus(id, status);
      expect(await find('hillside'), `status ${status}`).toEqual([]);
      expect((await read(person.id)).status).toBe(404);
    }
  });

  it('leaves out other types of requests, and people who are not active, not verified or at no approved institution', async () => {
    const pending = await harness.build.institution({ status: 2, rdaStatus: null });
    const approved = async (owner: TestPerson, type: 1 | 2 = 1) => {
      await make.request({ owner, type, status: 4 });
      return owner.id;
    };
    const hidden = [
      await approved(await harness.build.person(), 2),
      await approved(await harness.build.person({ active: false })),
      await approved(await harness.build.person({ verified: false })),
      await approved(await harness.build.person({ institution: pending })),
    ];
    for (const id of hidden) expect((await read(id)).status).toBe(404);
    const { results } = (await harness.call('GET /public/user/?limit=2000')).body;
    expect(results.filter((one: { id: number }) => hidden.includes(one.id))).toEqual([]);
  });

  it('takes no filter by address', async () => {
    expect((await harness.call('GET /public/user/?email=x')).status).toBe(400);
    expect((await harness.call('GET /public/user/0/')).status).toBe(404);
  });
});

describe('one researcher', () => {
  it('has the approved projects with datasets and team, in the words for a general audience [R2.7-21 R2.7-23]', async () => {
    const admin = await harness.build.person({ roles: ['sfari_admin'] });
    const owner = await harness.build.person({ firstName: 'Grace', lastName: 'Hopper' });
    const colleague = await harness.build.person({ firstName: 'Mary', lastName: 'Somerville' });
    const { id, project } = await make.request({ owner, status: 7 });
    await make.member(project, colleague);
    const [open, limited, other] = [await make.dataset(), await make.dataset(), await make.dataset()];
    await harness.build.sql('update researcher.dataset set limited = true where id = $1', [limited]);
    for (const dataset of [open, limited])
      await harness.build.sql(
        'insert into researcher.request_dataset (request_id, dataset_id) values ($1, $2)',
        [id, dataset],
      );
    // Asked for and not approved: neither this dataset nor a separate project is shown.
    const refused = await make.request({ owner, status: 5 });
    await harness.build.sql(
      'insert into researcher.request_dataset (request_id, dataset_id) values ($1, $2)',
      [refused.id, other],
    );
    await harness.build.sql(
      "update researcher.project set public_title = 'Sleep', public_abstract = ' ', abstract = 'How we sleep' where id = $1",
      [project.id],
    );
    const getCode = async (dataset: string) =>
      (await harness.call(`GET /restricted-dataset/${dataset}/`, { as: admin })).body.dataset_id;
    const { body } = await read(owner.id);
    expect(body.projects).toHaveLength(1);
    expect(body.projects[0]).toMatchObject({
      id: project.id,
      title: 'Sleep',
      abstract: 'How we sleep',
    });
    const codes = body.projects[0].datasets.map((one: { dataset_id: string }) => one.dataset_id);
    expect(codes).toContain(await getCode(open));
    expect(codes).not.toContain(await getCode(limited));
    expect(codes).not.toContain(await getCode(other));
    const team = body.projects[0].research_team.map((one: { display_name: string }) => one.display_name);
    expect(team).toEqual(['Grace Hopper', 'Mary Somerville']);
  });

  it('shows visitors these keys and no others, and no address', async () => {
    const owner = await harness.build.person();
    const { id, project } = await make.request({ owner, status: 4 });
    await make.member(project, await harness.build.person());
    await harness.build.sql(
      'insert into researcher.request_dataset (request_id, dataset_id) values ($1, $2)',
      [id, await make.dataset()],
    );
    const { body } = await read(owner.id);
    expect(Object.keys(body).toSorted()).toEqual(['display_name', 'id', 'institution', 'projects']);
    const [shown] = body.projects;
    expect(Object.keys(shown).toSorted()).toEqual(['abstract', 'datasets', 'id', 'research_team', 'title']);
    expect(Object.keys(shown.datasets[0]).toSorted()).toEqual(['dataset_id', 'display_name']);
    expect(shown.research_team.length).toBeGreaterThan(1);
    for (const member of shown.research_team)
      expect(Object.keys(member).toSorted()).toEqual(['display_name', 'institution']);
    expect(JSON.stringify(body)).not.toContain('@');
  });
});

it('is removed and given back without a restart [C7.5.1]', async () => {
  const owner = await harness.build.person();
  await make.request({ owner, status: 4 });
  const statuses = async () => [
    (await harness.call('GET /public/user/')).status,
    (await read(owner.id)).status,
  ];
  const turn = (isOn: boolean) =>
    harness.build.sql('update core.feature_toggle set enabled = $2 where feature_code = $1', [
      FEATURES.publicProfiles,
      isOn,
    ]);
  expect(await statuses()).toEqual([200, 200]);
  await turn(false);
  expect(await statuses()).toEqual([404, 404]);
  await turn(true);
  expect(await statuses()).toEqual([200, 200]);
});
