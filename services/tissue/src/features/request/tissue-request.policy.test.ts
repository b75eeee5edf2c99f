/** Who sees the brain bank's dashboard, by hand from spec 3 sections 2.8 and 6. */
import { createFactories } from '@portal/core/testing';
import { makeActor, createTestDatabase, relationsTo, rightsByRole } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { expect, it } from 'vitest';
import { tissueRequestPolicy } from './tissue-request.policy.ts';

it('shows what was sent to these roles, and nothing to the others', () => {
  const sent = 'read(sent)';
  expect(rightsByRole(tissueRequestPolicy)).toEqual({
    sfari_admin: sent,
    sfari_admin_lead: sent,
    abn_proj_mgr: sent,
    internal_read_only: sent,
    abn_reviewer: sent,
  });
});

it('leaves a draft to its owner', async () => {
  const database = await createTestDatabase();
  try {
    const build = createFactories(database);
    const relations = async (status: 1 | 2) =>
      relationsTo(database, tissueRequestPolicy, makeActor(['abn_proj_mgr']), {
        from: 'researcher_api.request t',
        id: (await buildRequest(build, { type: 8, status })).id,
      });
    expect(await relations(1)).toEqual([]);
    expect(await relations(2)).toEqual(['sent']);
  } finally {
    await database.drop();
  }
});
