/** Declaring a conflict of interest, what follows from it, and taking it back. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import type { RequestType, ReviewerRole, Role } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness.stop());

const person = (role: Role) => harness.build.person({ roles: [role], institution: null });
async function reviewed(type: RequestType, role: Role, as: ReviewerRole = 1) {
  const reviewer = await person(role);
  const request = await make.request({ type, status: 3 });
  await make.review(request, reviewer, as);
  return { reviewer, request };
}
const declare = (request: { id: number }, as: TestPerson | undefined, body: object = {}) =>
  harness.call('POST /conflict/', {
    ...(as ? { as } : {}),
    body: {
      request: request.id,
      user: as?.id ?? 1,
      conflict_exists: true,
      explanation: 'We wrote a paper together',
      ...body,
    },
  });
const takeBack = (id: number, as: TestPerson) => harness.call(`DELETE /conflict/${id}/`, { as });
const read = (request: { id: number }, as: TestPerson) => harness.call(`GET /request/${request.id}/`, { as });
const getReviewers = async (request: TestRequest) =>
  (await read(request, admin)).body.review_users.map(({ id }: { id: number }) => id);

describe('a conflict of interest', () => {
  it('takes the primary reviewer off, who reads 404 then; the request stays in its status [S4.8-01 S4.8-03]', async () => {
    const { reviewer, request } = await reviewed(1, 'sfari_reviewer');
    const answer = await declare(request, reviewer);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      request: { id: request.id, sfari_request_id: request.code },
      user: { id: reviewer.id },
      author: { id: reviewer.id },
      conflict_exists: true,
      explanation: 'We wrote a paper together',
      takes_back: null,
      stands: true,
    });
    expect(await getReviewers(request)).toEqual([]);
    expect(await make.readStatus(request)).toBe(3);
    expect((await read(request, reviewer)).status).toBe(404);
    const [notified] = await make.queued('notification.requested', `conflict-${answer.body.id}`);
    expect(notified?.data.recipient_ids).toContain(admin.id);
    expect(notified?.data.recipient_ids).not.toContain(reviewer.id);
    expect(notified?.data).toMatchObject({ redirect: `/request/${request.id}` });
    expect(notified?.data.message).toContain('is no longer its primary reviewer');
  });

  it.each([
    [1, 'sfari_reviewer', false],
    [8, 'abn_reviewer', true],
  ] as const)('of type %i, %s: a project manager is notified: %s [S4.8-03]', async (type, role, hears) => {
    const manager = await harness.build.person({ roles: ['abn_proj_mgr'], institution: null });
    const { reviewer, request } = await reviewed(type, role);
    const answer = await declare(request, reviewer);
    const [notified] = await make.queued('notification.requested', `conflict-${answer.body.id}`);
    expect(notified?.data.recipient_ids).toContain(admin.id);
    expect(notified?.data.recipient_ids.includes(manager.id)).toBe(hears);
  });

  it.each<[RequestType, Role, ReviewerRole]>([
    [4, 'external_reviewer', 2],
    [4, 'internal_reviewer', 3],
    [8, 'abn_reviewer', 3],
    [1, 'sfari_reviewer', 3],
  ])('type %i, %s in role %i stays listed and reads nothing more [S4.8-02]', async (type, role, as) => {
    const { reviewer, request } = await reviewed(type, role, as);
    const project = `GET /project/${request.project.id}/`;
    expect((await read(request, reviewer)).status).toBe(200);
    expect((await declare(request, reviewer)).status).toBe(201);
    expect(await getReviewers(request)).toEqual([reviewer.id]);
    expect((await read(request, reviewer)).status).toBe(404);
    const { body } = await harness.call(`GET /request/?id=${request.id}`, { as: reviewer });
    expect(body.results).toEqual([]);
    const { body: reviews } = await harness.call(`GET /review/?request=${request.id}`, { as: reviewer });
    expect(reviews.results).toEqual([]);
    // A SFARI reviewer sees every project.
    const { status } = await harness.call(project, { as: reviewer });
    expect(status).toBe(role === 'sfari_reviewer' ? 200 : 404);
  });

  it('is answered with No without any effect, and may become Yes later [S3-10 S7-10]', async () => {
    const { reviewer, request } = await reviewed(1, 'sfari_reviewer');
    const no = await declare(request, reviewer, { conflict_exists: false, explanation: '' });
    expect(no.body).toMatchObject({ conflict_exists: false, explanation: '', stands: true });
    expect(await getReviewers(request)).toEqual([reviewer.id]);
    expect((await declare(request, reviewer)).status).toBe(201);
    const { body } = await harness.call(`GET /conflict/${no.body.id}/`, { as: reviewer });
    expect(body.stands).toBe(false);
  });

  it('needs an explanation for a Yes, shown at its field [S5-10]', async () => {
    const { reviewer, request } = await reviewed(1, 'sfari_reviewer');
    for (const explanation of ['', '   ', undefined])
      expect((await declare(request, reviewer, { explanation })).body).toEqual({
        explanation: ['Required field'],
      });
    expect((await declare(request, reviewer, { explanation: 'x'.repeat(2001) })).status).toBe(400);
    expect((await declare(request, reviewer, { explanation: 'x'.repeat(2000) })).status).toBe(201);
  });

  it('is declared only for oneself, where one is assigned, while the request is reviewed', async () => {
    const { reviewer, request } = await reviewed(1, 'sfari_reviewer');
    const other = await person('sfari_reviewer');
    expect((await declare(request, undefined)).status).toBe(401);
    expect((await declare(request, admin)).status).toBe(403);
    expect((await declare(request, await harness.build.person())).status).toBe(403);
    expect((await declare(request, other, { user: reviewer.id })).status).toBe(403);
    expect((await declare(request, other)).status).toBe(404);
    expect((await declare({ id: 2_000_000_000 }, reviewer)).status).toBe(404);
    await harness.build.sql('update researcher.request set status = 4 where id = $1', [request.id]);
    expect((await declare(request, reviewer)).body).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('prevents the reviewer from being assigned again until it is taken back', async () => {
    const { reviewer, request } = await reviewed(1, 'sfari_reviewer');
    const { body } = await declare(request, reviewer);
    const assign = () =>
      harness.call('POST /review/', {
        as: admin,
        body: { request: request.id, reviewer: reviewer.id, reviewer_role: 1 },
      });
    expect((await assign()).body.reviewer[0]).toContain('declared a conflict of interest');
    expect((await takeBack(body.id, admin)).status).toBe(204);
    expect((await assign()).status).toBe(201);
    expect((await read(request, reviewer)).status).toBe(200);
  });
});

describe('taking a conflict back', () => {
  it('is a new row of an administrator; the answer itself is preserved forever [S6-08 P4-01]', async () => {
    const { reviewer, request } = await reviewed(4, 'external_reviewer', 2);
    const { body } = await declare(request, reviewer);
    expect((await takeBack(body.id, reviewer)).status).toBe(403);
    expect((await takeBack(body.id, await person('sfari_reviewer'))).status).toBe(404);
    expect((await takeBack(body.id, admin)).status).toBe(204);
    expect((await takeBack(body.id, admin)).body).toMatchObject({ code: 'WRONG_STATE' });
    const { body: list } = await harness.call(`GET /conflict/?request=${request.id}&user=${reviewer.id}`, {
      as: admin,
    });
    expect(list.results).toMatchObject([
      { conflict_exists: false, takes_back: body.id, author: { id: admin.id }, stands: true },
      { id: body.id, conflict_exists: true, explanation: 'We wrote a paper together', stands: false },
    ]);
    expect((await read(request, reviewer)).status).toBe(200);
    for (const statement of [
      'update researcher.conflict set conflict_exists = false where id = $1',
      'delete from researcher.conflict where id = $1',
    ])
      await expect(harness.build.sql(statement, [body.id])).rejects.toThrow('never changed or deleted');
  });
});

describe('answers', () => {
  it('are read by those who gave them and by who assigns, never by the owner [S7-09]', async () => {
    const reviewer = await person('abn_reviewer');
    const owner = await harness.build.person({ roles: ['primary_researcher', 'superuser'] });
    const request = await make.request({ type: 8, status: 3, owner });
    await make.review(request, reviewer);
    await declare(request, reviewer);
    const seenBy = async (as: TestPerson) => {
      const { status, body } = await harness.call(`GET /conflict/?request=${request.id}`, { as });
      return status === 200 ? body.results.length : status;
    };
    expect(await seenBy(reviewer)).toBe(1);
    expect(await seenBy(admin)).toBe(1);
    expect(await seenBy(await person('abn_proj_mgr'))).toBe(1);
    expect(await seenBy(await person('rm_admin'))).toBe(0);
    expect(await seenBy(await person('abn_reviewer'))).toBe(0);
    expect(await seenBy(await harness.build.person())).toBe(403);
    expect(await seenBy(owner)).toBe(0);
  });
});
