/** Who sees and assigns reviewers, by hand from spec 3 section 6. */
import { REQUEST_STATUSES, type RequestType } from '@portal/contract';
import { createFactories } from '@portal/core/testing';
import { makeActor, allowedIn, createTestDatabase, relationsTo, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { isLocked, reviewPolicy } from './review.policy.ts';
import { buildRequest, buildReview } from '../../testing/index.ts';

it('gives each role what the specification says', () => {
  expect(rightsByRole(reviewPolicy)).toEqual({
    sfari_admin: 'read(others) create(others) delete(others) undo(others)',
    sfari_admin_lead: 'read(others) create(others) delete(others) undo(others)',
    superuser: 'read(others)',
    access_admin: 'read(unconflicted)',
    internal_read_only: 'read(unconflicted)',
    abn_proj_mgr: 'read(own|tissue) create(tissue) delete(tissue) undo(tissue)',
    rm_admin: 'read(own|research_match)',
    sfari_reviewer: 'read(own)',
    internal_reviewer: 'read(own)',
    external_reviewer: 'read(own)',
    abn_reviewer: 'read(own)',
  });
});

it('locks the reviewers of drafts and of what is decided', () => {
  const locked = [1, 4, 5, 7, 11, 12, 13, 14];
  expect(REQUEST_STATUSES.filter(isLocked)).toEqual(locked);
  const deletable = REQUEST_STATUSES.filter((status) =>
    allowedIn(reviewPolicy, makeActor(['sfari_admin']), { status, is_unannounced: false }).includes('delete'),
  );
  expect(deletable).toEqual(REQUEST_STATUSES.filter((status) => !locked.includes(status)));
});

it('undoes an assignment as long as no one was notified', () => {
  const undoable = (isUnannounced: boolean) =>
    REQUEST_STATUSES.filter((status) =>
      allowedIn(reviewPolicy, makeActor(['sfari_admin']), { status, is_unannounced: isUnannounced }).includes(
        'undo',
      ),
    );
  expect(undoable(true)).toEqual(REQUEST_STATUSES);
  expect(undoable(false)).toEqual([]);
});

it('knows the reviewer, and the kind of the request', async () => {
  const database = await createTestDatabase();
  try {
    const build = createFactories(database);
    const reviewer = await build.person({ roles: ['sfari_reviewer'], institution: null });
    const owner = await build.person();
    const relations = async (type: RequestType, userId: number) => {
      const id = await buildReview(build, {
        request: await buildRequest(build, { type, status: 3, owner }),
        reviewer,
      });
      return relationsTo(database, reviewPolicy, makeActor([], { userId }), {
        from: 'researcher.review t join researcher.request request on request.id = t.request_id',
        id,
      });
    };
    expect(await relations(1, reviewer.id)).toEqual(['others', 'own', 'unconflicted']);
    expect(await relations(4, 0)).toEqual(['others', 'research_match', 'unconflicted']);
    expect(await relations(8, 0)).toEqual(['others', 'tissue', 'unconflicted']);
    expect(await relations(1, 0)).toEqual(['others', 'unconflicted']);
    for (const type of [1, 4, 8] as const) expect(await relations(type, owner.id)).toEqual([]);
  } finally {
    await database.drop();
  }
});
