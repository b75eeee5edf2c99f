/** What names a request is closed to staff who own it and to staff with a conflict of interest (decision 447). */
import type { Role } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import { makeActor, type TestPerson } from '@portal/kit/testing';
import {
  buildRequest,
  buildReview,
  findVisibility,
  HIDDEN,
  RUN_BY_ADMINISTRATORS,
  type BuiltRequest,
  type RequestReference,
  type Seen,
} from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import { listAgenda, readItem } from './features/meeting-packet/agenda.ts';
import { listCycle, readCycleRow } from './features/match-report/cycle.ts';

let harness: Harness;
let database: Database;
beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  database = openDatabase({ url: harness.database.connectionUrl('staff') });
});
afterAll(async () => {
  await database.close();
  await harness.stop();
});

type Reviewed = BuiltRequest & { readonly review: number };

async function make(owner: TestPerson | undefined, type: 1 | 4 | 8, status: 3 | 8 = 3): Promise<Reviewed> {
  const request = await buildRequest(harness.build, { type, status, ...(owner && { owner }) });
  const reviewer = await harness.build.person({ roles: ['sfari_reviewer'], institution: null });
  return { ...request, review: await buildReview(harness.build, { request, reviewer }) };
}
const isShown = async (path: string, as: TestPerson): Promise<boolean> => {
  const { status } = await harness.call(`GET ${path}`, { as });
  if (status !== 200 && status !== 404) throw new Error(`${path} answered ${status}`);
  return status === 200;
};
const isListed = async (path: string, as: TestPerson): Promise<boolean> => {
  const { status, body } = await harness.call(`GET ${path}`, { as });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body.count === 1;
};
const asActor = ({ id, roles }: TestPerson) => makeActor(roles, { userId: id });

const THINGS = {
  scores: {
    make: (owner) => make(owner, 4),
    sees: (as, { id }) => isShown(`/request/${id}/scores/`, as),
  },
  'scores of tissue': {
    make: (owner) => make(owner, 8),
    sees: (as, { id }) => isShown(`/request/${id}/scores/`, as),
  },
  'scores of what one reviews': {
    make: (owner) => make(owner, 1),
    sees: (as, { id }) => isShown(`/request/${id}/scores/`, as),
    byAssignment: true,
  },
  'open reviews': {
    make: (owner) => make(owner, 8),
    sees: (as, { review }) => isListed(`/open-review/?id=${review}`, as),
  },
  summary: {
    make: (owner) => make(owner, 4),
    sees: (as, { id }) => isShown(`/request/${id}/summary/`, as),
  },
  'summary as a document': {
    make: (owner) => make(owner, 4),
    sees: (as, { id }) => isShown(`/request/${id}/summary/pdf/`, as),
  },
  'review centre': {
    make: (owner) => make(owner, 4),
    sees: (as, { id }) => isListed(`/rm-application/?id=${id}`, as),
  },
  'meeting packet': {
    make: (owner) => make(owner, 4, 8),
    async sees(as, { id }) {
      const isOnAgenda = (await listAgenda(database, asActor(as))).includes(id);
      const item = await readItem(database, asActor(as), { id, timeZone: 'America/New_York' });
      if (isOnAgenda !== (item !== undefined)) throw new Error('the agenda and its items disagree');
      return isOnAgenda;
    },
  },
  'Research Match report': {
    make: (owner) => make(owner, 4),
    async sees(as, { id }) {
      const timeZone = 'America/New_York';
      const inCycle = (await listCycle(database, asActor(as), timeZone)).includes(id);
      const row = await readCycleRow(database, asActor(as), { id, timeZone });
      if (inCycle !== (row !== undefined)) throw new Error('the list of the report and its rows disagree');
      return inCycle;
    },
  },
} satisfies Record<string, RequestReference<Reviewed>>;

it.each<[keyof typeof THINGS, Role, Seen]>([
  ['scores', 'sfari_admin', HIDDEN],
  ['scores', 'superuser', HIDDEN],
  ['scores', 'internal_read_only', HIDDEN],
  ['scores', 'rm_admin', HIDDEN],
  ['scores of tissue', 'abn_proj_mgr', HIDDEN],
  ['scores of what one reviews', 'sfari_reviewer', HIDDEN],
  ['open reviews', 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['open reviews', 'superuser', RUN_BY_ADMINISTRATORS],
  ['open reviews', 'internal_read_only', HIDDEN],
  ['open reviews', 'abn_proj_mgr', HIDDEN],
  ['summary', 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['summary', 'internal_read_only', HIDDEN],
  ['summary', 'access_admin', HIDDEN],
  ['summary', 'rm_admin', HIDDEN],
  ['summary', 'sfari_reviewer', HIDDEN],
  ['summary as a document', 'sfari_reviewer', HIDDEN],
  ['review centre', 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['review centre', 'internal_read_only', HIDDEN],
  ['review centre', 'access_admin', HIDDEN],
  ['review centre', 'rm_admin', HIDDEN],
  ['review centre', 'sfari_reviewer', HIDDEN],
  ['meeting packet', 'sfari_admin', HIDDEN],
  ['Research Match report', 'sfari_admin', HIDDEN],
  ['Research Match report', 'rm_admin', HIDDEN],
])('%s, %s', async (thing, role, seen) => {
  expect(await findVisibility<Reviewed>(harness.build, role, THINGS[thing])).toEqual(seen);
});
