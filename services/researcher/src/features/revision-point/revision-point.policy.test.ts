/** Who writes, reads and answers points for revision, by hand. */
import type { RequestStatus, RequestType } from '@portal/contract';
import { allowedIn, makeActor, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { revisionPointPolicy } from './revision-point.policy.ts';

it('gives drafts to those who read the comments of staff, and what was sent to who sees the application', () => {
  expect(rightsByRole(revisionPointPolicy)).toEqual({
    abn_proj_mgr: 'read(tissue) create edit(tissue) delete(tissue) answer(creator) see_author(tissue)',
    abn_reviewer: 'read(published_tissue|reviewer) see_author(tissue)',
    access_admin: 'read(published_submitted) see_author(submitted)',
    everybody: 'read(published) answer(owner)',
    external_reviewer: 'read(reviewer) see_author(reviewer)',
    internal_read_only: 'read(published_submitted) see_author(submitted)',
    internal_reviewer: 'read(reviewer) see_author(reviewer)',
    rm_admin:
      'read(research_match) create edit(research_match) delete(research_match) see_author(research_match)',
    sfari_admin: 'read(others) create edit(others) delete(others) see_author(others)',
    sfari_admin_lead: 'read(others) create edit(others) delete(others) see_author(others)',
    sfari_reviewer:
      'read(submitted) create edit(primary_reviewer) delete(primary_reviewer) see_author(submitted)',
    superuser: 'read(others) see_author(others)',
  });
});

const state = (status: RequestStatus, more: object = {}, type: RequestType = 1) => ({
  type,
  status,
  is_draft: false,
  is_newest: true,
  ...more,
});
const allowed = (...given: Parameters<typeof state>) =>
  allowedIn(revisionPointPolicy, makeActor(['sfari_admin']), state(...given)).filter(
    (action) => action === 'edit' || action === 'delete',
  );

it('lets a draft be changed while the application may be given back, and what was sent never', () => {
  const draft = { is_draft: true };
  for (const status of [2, 3] as const) expect(allowed(status, draft)).toEqual(['edit', 'delete']);
  for (const status of [4, 5, 6, 7, 8] as const) expect(allowed(status, draft)).toEqual([]);
  expect(allowed(8, draft, 4)).toEqual(['edit', 'delete']);
  expect(allowed(2)).toEqual([]);
});

const mayAnswer = (...given: Parameters<typeof state>) =>
  allowedIn(revisionPointPolicy, makeActor([]), state(...given)).includes('answer');

it('lets the owner answer the newest round while they revise', () => {
  expect(mayAnswer(6)).toBe(true);
  expect(mayAnswer(9, {}, 8)).toBe(true);
  expect(mayAnswer(9)).toBe(false);
  expect(mayAnswer(2)).toBe(false);
  expect(mayAnswer(6, { is_newest: false })).toBe(false);
  expect(mayAnswer(6, { is_draft: true })).toBe(false);
});
