/** Filters of lists that the specification names: each is understood, and of two rows finds the one that it should. */
import { REQUEST_STATUS as S, REQUEST_TYPE as T } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { askSpecifiedReads, type TestPerson } from '@portal/kit/testing';
import { buildMatchId } from '@portal/staff/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import {
  buildConflict,
  buildRequest,
  buildRequestCohort,
  buildReview,
  createRequestFactories,
} from './testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({
    roles: ['sfari_admin', 'superuser', 'access_admin'],
    institution: null,
  });
});
afterAll(() => harness?.stop());

const getIds = async (path: string, as: TestPerson = admin): Promise<unknown[]> => {
  const { status, body } = await harness.call(`GET ${path}`, { as });
  expect([status, status === 200 ? null : body]).toEqual([200, null]);
  return (body.results as { id: unknown }[]).map(({ id }) => id);
};

it('every read of the specification is understood', async () => {
  const { refused, asked } = await askSpecifiedReads(harness, 'researcher', admin);
  expect(refused).toEqual([]);
  expect(asked).toBeGreaterThan(30);
});

/** Two rows, of which the query finds the first alone. */
interface Pair {
  readonly path: string;
  readonly id: unknown;
  readonly other: unknown;
}

const applications = async () => {
  const [one, other] = [
    await buildRequest(harness.build, { type: T.RESEARCH_MATCH }),
    await buildRequest(harness.build, { type: T.RESEARCH_MATCH }),
  ];
  return { id: one.id, other: other.id, one };
};

const PAIRS: Readonly<Record<string, () => Promise<Pair>>> = {
  'request by recontacting cohort, under both names': async () => {
    const { id, other } = await applications();
    await buildRequestCohort(harness.build, { id }, 'SSC');
    await buildRequestCohort(harness.build, { id: other }, 'Simons Searchlight');
    // A request for data of that cohort contacts no one.
    await buildRequestCohort(harness.build, await buildRequest(harness.build), 'SSC');
    return { path: '/request/?recontacting_cohort=SSC&recontacting__cohort__in=SSC,SPARK', id, other };
  },
  'request by a part of an id of its summary': async () => {
    const { id, other } = await applications();
    await buildMatchId(harness.build, { request: { id }, rmId: 'RM7788A' });
    await buildMatchId(harness.build, { request: { id: other }, rmId: 'RM1234' });
    return { path: '/request/?recontacting__summary__rm_ids__rm_id__contains=7788', id, other };
  },
  'request by a person on the team of its project, under both names': async () => {
    const member = await harness.build.person();
    const [one, other] = [await make.request({ team: [member] }), await make.request()];
    const query = `project__userproject__user=${member.id}&userproject__user__in=${member.id}`;
    return { path: `/request/?${query}`, id: one.id, other: other.id };
  },
  'request by reviewer and by review': async () => {
    const reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
    const [one, other] = [await make.request(), await make.request()];
    const review = await buildReview(harness.build, { request: one, reviewer });
    await buildReview(harness.build, { request: other, reviewer: admin });
    return { path: `/request/?reviewer=${reviewer.id}&review=${review}`, id: one.id, other: other.id };
  },
  'request without a reviewer': async () => {
    const { owner, id } = await make.request();
    const other = await make.request({ owner });
    await buildReview(harness.build, { request: other, reviewer: admin });
    return { path: `/request/?owner=${owner.id}&reviews__user=null`, id, other: other.id };
  },
  'dataset by its version': async () => {
    const id = await make.dataset();
    const [row] = await harness.build.sql<{ dataset_id: string }>(
      'update researcher.dataset set version = 2 where id = $1 returning dataset_id',
      [id],
    );
    const other = await make.dataset();
    return { path: `/dataset/?version__gt=1&dataset_id__in=${row?.dataset_id}`, id, other };
  },
  'datasetaccess to the newest version': async () => {
    const [one, other] = [await make.request({ status: S.FULFILLED }), await make.request()];
    await harness.build.sql('update researcher.dataset set parent = $2 where id = $1', [
      other.datasetId,
      one.datasetId,
    ]);
    const give = async (dataset: string) =>
      (
        await harness.build.sql<{ id: number }>(
          `insert into researcher.dataset_access (user_id, dataset_id, access_type, status)
           values ($1, $2, 'Other', 'granted') returning id`,
          [one.owner.id, dataset],
        )
      )[0]?.id;
    const [id, older] = [await give(one.datasetId), await give(other.datasetId)];
    return {
      path: `/datasetaccess/?user__in=${one.owner.id}&parent__isnull=true&parent=null`,
      id,
      other: older,
    };
  },
};

it.each(Object.keys(PAIRS))('%s', async (name) => {
  const pair = await PAIRS[name]?.();
  if (!pair) throw new Error(`there is no ${name}`);
  const found = await getIds(pair.path);
  expect(found).toContain(pair.id);
  expect(found).not.toContain(pair.other);
});

it('dataset by approved is about the caller: a request of theirs, one that chose them, or the ledger', async () => {
  const [member, stranger, accessMember] = await Promise.all([1, 2, 3].map(() => harness.build.person()));
  if (!member || !stranger || !accessMember) throw new Error('there are three people');
  const approved = await make.request({ status: S.APPROVED, team: [member] });
  const waiting = await make.request({ owner: approved.owner, status: S.UNDER_REVIEW });
  await harness.build.sql(
    `insert into researcher.dataset_access (user_id, dataset_id, access_type, status)
     values ($1, $2, 'Other', 'granted')`,
    [accessMember.id, waiting.datasetId],
  );
  expect(await getIds('/dataset/?approved=true', approved.owner)).toEqual([approved.datasetId]);
  expect(await getIds('/dataset/?approved=true', member)).toEqual([approved.datasetId]);
  expect(await getIds('/dataset/?approved=true', accessMember)).toEqual([waiting.datasetId]);
  expect(await getIds('/dataset/?approved=true', stranger)).toEqual([]);
  expect(await getIds(`/dataset/?approved=false&id__in=${approved.datasetId}`, stranger)).toEqual([
    approved.datasetId,
  ]);
});

it('research-team by user_id: the places of a person on teams that the caller sees', async () => {
  const member = await harness.build.person();
  const [one, other] = [await make.request({ team: [member] }), await make.request({ team: [member] })];
  await make.request({ owner: one.owner });
  const ask = async (as: TestPerson) =>
    (await harness.call(`GET /research-team/?user_id=${member.id}&expand=on`, { as })).body.results as {
      user_id: number;
      project_id: number;
      project: { id: number };
    }[];
  const places = await ask(admin);
  expect(places.map(({ user_id: user, project }) => [user, project.id])).toEqual([
    [member.id, one.project.id],
    [member.id, other.project.id],
  ]);
  // An investigator sees the team of their own project alone.
  expect((await ask(one.owner)).map(({ project_id: id }) => id)).toEqual([one.project.id]);
  expect((await harness.call('GET /research-team/', { as: admin })).body).toEqual({
    project_id: ['Required field'],
  });
});

it('what shows reviews and summaries is refused to researchers, and finds nothing of a conflict', async () => {
  const reviewer = await harness.build.person({ roles: ['sfari_reviewer'], institution: null });
  const { one } = await applications();
  await buildMatchId(harness.build, { request: one, rmId: 'RM4242' });
  const path = '/request/?recontacting__summary__rm_ids__rm_id__contains=4242';
  for (const query of [path, '/request/?review=1', '/request/?reviewer=1', '/request/?reviewer__isnull=true'])
    expect((await harness.call(`GET ${query}`, { as: one.owner })).status).toBe(403);
  expect(await getIds(path, reviewer)).toEqual([one.id]);
  await buildConflict(harness.build, { request: one, reviewer });
  expect(await getIds(path, reviewer)).toEqual([]);
});
