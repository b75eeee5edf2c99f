/** People who only review see the people and letters of what they review, and the rest of nothing. */
import type { RequestType } from '@portal/contract';
import { buildRequest, buildReview, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from './testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

/** A request with its owner, a letter of its project and an upload that belongs to nothing yet. */
async function buildReviewed(type: RequestType) {
  const owner = await core.build.person();
  const request = await buildRequest(core.build, { owner, type, status: 2 });
  const letter = await core.build.file({ creator: owner });
  await core.build.sql(
    `insert into researcher.irb (project_id, file_id, designation, approval_date)
     select project_id, $2, 1, '2026-01-01' from researcher.request where id = $1`,
    [request.id, letter],
  );
  return { owner, request, letter, upload: await core.build.file({ creator: owner }) };
}
const readStatus = async (key: string, as: TestPerson) => (await core.call(key, { as })).status;

describe.each(['external_reviewer', 'internal_reviewer', 'abn_reviewer'] as const)('%s', (role) => {
  it('sees what an assignment shows', async () => {
    const { owner, request, letter, upload } = await buildReviewed(1);
    const reviewer = await core.build.person({ roles: [role], institution: null });
    const institution = await core.build.institution({ status: 1 });
    const paths = [`GET /user/${owner.id}/`, `GET /file/${letter}/`];
    for (const path of paths) expect(await readStatus(path, reviewer)).toBe(404);
    await buildReview(core.build, { request, reviewer });
    for (const path of paths) expect(await readStatus(path, reviewer)).toBe(200);
    const { body: users } = await core.call('GET /user/?ordering=id', { as: reviewer });
    expect(users.results.map(({ id }: { id: number }) => id)).toEqual([owner.id, reviewer.id]);
    expect(await readStatus(`GET /file/${upload}/`, reviewer)).toBe(404);
    expect(await readStatus(`GET /institution/${institution.id}/`, reviewer)).toBe(404);
    const { body: approved } = await core.call(`GET /institution/${owner.institutionId}/`, { as: reviewer });
    expect(approved).toMatchObject({ ein: null, current_rda: null });
    const { body: links } = await core.call('GET /user-institution/', { as: reviewer });
    expect(links.results).toEqual([]);
  });
});

it('shows a brain bank reviewer every submitted tissue request’s letters', async () => {
  const { owner, letter } = await buildReviewed(8);
  const reviewer = await core.build.person({ roles: ['abn_reviewer'], institution: null });
  expect(await readStatus(`GET /user/${owner.id}/`, reviewer)).toBe(200);
  expect(await readStatus(`GET /file/${letter}/`, reviewer)).toBe(200);
});
