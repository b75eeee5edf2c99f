/** Who reads the agenda of a meeting and notes its decisions, by hand from spec 3 sections 2.5 and 6. */
import { createFactories } from '@portal/core/testing';
import { createTestDatabase, makeActor, relationsTo, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { buildConflict, buildRequest } from '../../testing/index.ts';
import { reviewMeetingPolicy } from './review-meeting.policy.ts';

it('gives each role what the specification says', () => {
  expect(rightsByRole(reviewMeetingPolicy)).toEqual({
    sfari_admin: 'read(others) read_decision(others)',
    sfari_admin_lead: 'read(others) read_decision(others)',
    superuser: 'read(others)',
    rm_admin: 'read(research_match)',
    abn_proj_mgr: 'read(tissue) read_decision(tissue)',
  });
});

it('knows the kind of the request, its owner, and who has a conflict of interest', async () => {
  const database = await createTestDatabase();
  try {
    const build = createFactories(database);
    const [owner, reader] = [await build.person(), await build.person()];
    const match = await buildRequest(build, { type: 4, status: 8, owner });
    const tissue = await buildRequest(build, { type: 8, status: 8, owner });
    const relations = (id: number, userId: number) =>
      relationsTo(database, reviewMeetingPolicy, makeActor([], { userId }), {
        from: 'researcher.request t cross join lateral (select t.*) request',
        id,
      });
    expect(await relations(match.id, reader.id)).toEqual(['others', 'research_match']);
    expect(await relations(tissue.id, reader.id)).toEqual(['others', 'tissue']);
    expect(await relations(match.id, owner.id)).toEqual([]);
    await buildConflict(build, { request: match, reviewer: reader });
    expect(await relations(match.id, reader.id)).toEqual(['others']);
  } finally {
    await database.drop();
  }
});
