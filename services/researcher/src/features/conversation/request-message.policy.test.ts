/** Who reads the conversation about a request, by hand. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { requestMessagePolicy } from './request-message.policy.ts';

it('gives the conversation to the owner, the team and staff, and the names of staff to staff', () => {
  expect(rightsByRole(requestMessagePolicy)).toEqual({
    everybody: 'read(owner|team) create mark_read(unread)',
    sfari_admin: 'read see_author(others)',
    sfari_admin_lead: 'read see_author(others)',
    superuser: 'read see_author(others)',
    access_admin: 'read(submitted) see_author(others_submitted)',
    internal_read_only: 'read(submitted) see_author(others_submitted)',
    sfari_reviewer: 'read(submitted) see_author(others_submitted)',
    rm_admin: 'read(research_match) see_author(others_research_match)',
    abn_proj_mgr: 'read(creator|tissue) see_author(others_tissue)',
    abn_reviewer: 'read(tissue) see_author(others_tissue)',
    internal_reviewer: 'read(reviewer) see_author(others_reviewer)',
    external_reviewer: 'read(reviewer) see_author(others_reviewer)',
  });
});
