/** Who sees which dates, and who renews, by hand from spec 2 section 2.8. */
import { createFactories } from '@portal/core/testing';
import { allowedIn, createTestDatabase, makeActor, relationsTo, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { buildRequest } from '../../testing/index.ts';
import { projectUpdatePolicy } from './project-update.policy.ts';

it('is for owners, and for the offices of the foundation', () => {
  expect(rightsByRole(projectUpdatePolicy)).toEqual({
    everybody: 'read(owner) renew(owner)',
    sfari_admin: 'read',
    sfari_admin_lead: 'read',
    sfari_reviewer: 'read(unconflicted)',
    rm_admin: 'read(unconflicted)',
    abn_proj_mgr: 'read(unconflicted)',
    internal_read_only: 'read(unconflicted)',
    superuser: 'read',
    access_admin: 'read(unconflicted)',
  });
});

it('what cannot be renewed now is not offered', () => {
  const may = (renewable: boolean) =>
    allowedIn(projectUpdatePolicy, makeActor(['primary_researcher']), { renewable });
  expect(may(true)).toContain('renew');
  expect(may(false)).not.toContain('renew');
});

it('knows the owner', async () => {
  const database = await createTestDatabase();
  try {
    const build = createFactories(database);
    const [owner, other] = [await build.person(), await build.person()];
    const { id } = await buildRequest(build, { type: 1, status: 7, owner });
    const relations = (userId: number) =>
      relationsTo(database, projectUpdatePolicy, makeActor([], { userId }), {
        from: 'researcher.request t',
        id,
      });
    expect(await relations(owner.id)).toEqual(['owner', 'unconflicted']);
    expect(await relations(other.id)).toEqual(['unconflicted']);
  } finally {
    await database.drop();
  }
});
