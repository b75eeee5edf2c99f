/** A file in an answer of a request is read by its owner, the team, its reviewers and staff, and by nobody else. */
import { FILE_TYPE, REQUEST_STATUS, REQUEST_TYPE } from '@portal/contract';
import { createRequestFactories } from '@portal/researcher/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let fileId: string;
let owner: TestPerson;
let project: { id: number };
let requestId: number;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  core = await startCore();
  make = createRequestFactories(core);
  const request = await make.request({ type: REQUEST_TYPE.ABN_DATA, status: REQUEST_STATUS.SUBMITTED });
  ({ owner, project, id: requestId } = request);
  const [row] = await core.build.sql<{ file_id: string }>(
    'select file_id from researcher.request_file where request_id = $1',
    [request.id],
  );
  fileId = row?.file_id ?? '';
});
afterAll(() => core?.stop());

const statusFor = async (as: TestPerson) => (await core.call(`GET /file/${fileId}/`, { as })).status;

it('the request holds a file that somebody uploaded', async () => {
  const { status, body } = await core.call(`GET /file/${fileId}/`, { as: owner });
  expect(status).toBe(200);
  expect(body).toMatchObject({ type: FILE_TYPE.ATTACHMENT });
});

it('its owner reads it although staff attached it', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'] });
  await core.build.sql('update core.file set creator_id = $1 where id = $2', [admin.id, fileId]);
  expect(await statusFor(owner)).toBe(200);
});

it('members of the team read it, by account and by address, until they are removed [P2-02]', async () => {
  const member = await core.build.person();
  const invited = await core.build.person();
  expect(await statusFor(member)).toBe(404);
  await make.member(project, member);
  await make.member(project, { id: null, email: invited.email });
  expect([await statusFor(member), await statusFor(invited)]).toEqual([200, 200]);
  await core.build.sql('update researcher.team_member set removal_date = now() where user_id = $1', [
    member.id,
  ]);
  expect(await statusFor(member)).toBe(404);
});

it('reviewers read it when the request is theirs, staff always, strangers never [P2-02]', async () => {
  const reviewer = await core.build.person({ roles: ['external_reviewer'] });
  expect(await statusFor(reviewer)).toBe(404);
  await make.review({ id: requestId }, reviewer);
  expect(await statusFor(reviewer)).toBe(200);
  for (const role of ['sfari_admin', 'sfari_reviewer', 'internal_read_only', 'abn_proj_mgr'] as const)
    expect([role, await statusFor(await core.build.person({ roles: [role] }))]).toEqual([role, 200]);
  expect(await statusFor(await core.build.person())).toBe(404);
});
