/** A file in an answer of a request is read by the person who sees the request, and by no one else (decision 234). */
import {
  FILE_TYPE,
  REQUEST_STATUS,
  REQUEST_TYPE,
  type RequestStatus,
  type RequestType,
} from '@portal/contract';
import { buildConflict, createRequestFactories } from '@portal/researcher/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let fileId: string;
let owner: TestPerson;
let chosen: TestPerson;
let project: { id: number };
let requestId: number;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  core = await startCore();
  make = createRequestFactories(core);
  chosen = await core.build.person();
  const request = await make.request({
    type: REQUEST_TYPE.ABN_DATA,
    status: REQUEST_STATUS.SUBMITTED,
    team: [chosen],
  });
  ({ owner, project, id: requestId } = request);
  const [row] = await core.build.sql<{ file_id: string }>(
    'select file_id from researcher.request_file where request_id = $1',
    [request.id],
  );
  fileId = row?.file_id ?? '';
});
afterAll(() => core?.stop());

const statusFor = async (as: TestPerson) => (await core.call(`GET /file/${fileId}/`, { as })).status;

it('the request uses a file that someone uploaded', async () => {
  const { status, body } = await core.call(`GET /file/${fileId}/`, { as: owner });
  expect(status).toBe(200);
  expect(body).toMatchObject({ type: FILE_TYPE.ATTACHMENT });
});

it('its owner reads it although staff attached it', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'] });
  await core.build.sql('update core.file set creator_id = $1 where id = $2', [admin.id, fileId]);
  expect(await statusFor(owner)).toBe(200);
});

it('people chosen for access read it until they are taken off; the rest of the team does not [P2-02]', async () => {
  const member = await core.build.person();
  await make.member(project, member);
  expect([await statusFor(member), await statusFor(chosen)]).toEqual([404, 200]);
  await core.build.sql('update researcher.request_access set removal_date = now() where user_id = $1', [
    chosen.id,
  ]);
  expect(await statusFor(chosen)).toBe(404);
});

const ROLES = [
  'sfari_admin',
  'superuser',
  'sfari_reviewer',
  'access_admin',
  'internal_read_only',
  'rm_admin',
  'abn_proj_mgr',
  'abn_reviewer',
  'internal_reviewer',
  'external_reviewer',
  'primary_researcher',
] as const;

/** Who opens the file of a request of `type` at `status`, a stranger in each role. */
async function getReaders(type: RequestType, status: RequestStatus) {
  const request = await make.request({ type, status });
  const readable = async (as: TestPerson) => {
    const [row] = await core.build.sql<{ file_id: string }>(
      'select file_id from researcher.request_file where request_id = $1 limit 1',
      [request.id],
    );
    return (await core.call(`GET /file/${row?.file_id}/`, { as })).status === 200;
  };
  const found: string[] = [];
  for (const role of ROLES) if (await readable(await core.build.person({ roles: [role] }))) found.push(role);
  return { request, found, readable };
}

it.each([
  [REQUEST_TYPE.ABN_DATA, REQUEST_STATUS.CREATED, ['sfari_admin', 'superuser']],
  [REQUEST_TYPE.RESEARCH_MATCH, REQUEST_STATUS.CREATED, ['sfari_admin', 'superuser']],
  [
    REQUEST_TYPE.ABN_DATA,
    REQUEST_STATUS.SUBMITTED,
    [
      'sfari_admin',
      'superuser',
      'sfari_reviewer',
      'access_admin',
      'internal_read_only',
      'abn_proj_mgr',
      'abn_reviewer',
    ],
  ],
  [
    REQUEST_TYPE.RESEARCH_MATCH,
    REQUEST_STATUS.SUBMITTED,
    ['sfari_admin', 'superuser', 'sfari_reviewer', 'access_admin', 'internal_read_only', 'rm_admin'],
  ],
])('type %i at status %i is open to %j [P2-02]', async (type, status, expected) => {
  const { found, request, readable } = await getReaders(type, status);
  expect(found).toEqual(expected);
  expect(await readable(request.owner)).toBe(true);
});

it('the project manager who began the draft opens its files, another does not', async () => {
  const { request, readable } = await getReaders(REQUEST_TYPE.RESEARCH_MATCH, REQUEST_STATUS.CREATED);
  const [creator, other] = [
    await core.build.person({ roles: ['abn_proj_mgr'] }),
    await core.build.person({ roles: ['abn_proj_mgr'] }),
  ];
  await core.build.sql('update researcher.request set creator_id = $2 where id = $1', [
    request.id,
    creator.id,
  ]);
  expect([await readable(creator), await readable(other)]).toEqual([true, false]);
});

it('reviewers read it when the request is theirs [P2-02]', async () => {
  const reviewer = await core.build.person({ roles: ['external_reviewer'] });
  expect(await statusFor(reviewer)).toBe(404);
  await make.review({ id: requestId }, reviewer);
  expect(await statusFor(reviewer)).toBe(200);
});

it('who has a conflict of interest with the request opens none of its files [S4.8-02]', async () => {
  for (const role of ['sfari_reviewer', 'abn_reviewer', 'external_reviewer'] as const) {
    const { request, readable } = await getReaders(REQUEST_TYPE.ABN_DATA, REQUEST_STATUS.UNDER_REVIEW);
    const reviewer = await core.build.person({ roles: [role], institution: null });
    await make.review(request, reviewer, 3);
    expect(await readable(reviewer)).toBe(true);
    await buildConflict(core.build, { request, reviewer });
    expect(await readable(reviewer)).toBe(false);
    expect((await core.call(`GET /user/${request.owner.id}/`, { as: reviewer })).status).toBe(
      role === 'sfari_reviewer' ? 200 : 404,
    );
  }
});

it('an upload that no request uses yet is for who made it, and administrators', async () => {
  const creator = await core.build.person();
  const upload = await core.build.file({ creator, type: FILE_TYPE.ATTACHMENT });
  const status = async (as: TestPerson) => (await core.call(`GET /file/${upload}/`, { as })).status;
  expect(await status(creator)).toBe(200);
  expect(await status(await core.build.person({ roles: ['sfari_reviewer'] }))).toBe(404);
  expect(await status(await core.build.person({ roles: ['sfari_admin'] }))).toBe(200);
});
