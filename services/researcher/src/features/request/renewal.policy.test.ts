/** Who may do what with renewals, by hand from spec 2 sections 2.5, 4 and 7, spec 3 section 4.7 and decisions 370 and 371. */
import { REQUEST_STATUSES, type RequestStatus } from '@portal/contract';
import { allowedIn, makeActor, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import type { RequestState } from './request.policy.ts';
import { renewalPolicy } from './renewal.policy.ts';

it('is a separate object, which anyone signed in may begin: whether they may is asked of what is renewed', () => {
  expect(renewalPolicy).toMatchObject({ object: 'renewal' });
  expect(renewalPolicy.actions.create).toEqual({ who: { signed_in: 'any' } });
});

it('is read, decided and commented on by those of its type’s requests', () => {
  const rights = rightsByRole(renewalPolicy);
  const reach = (action: string) =>
    Object.fromEntries(
      Object.entries(rights).flatMap(([role, words]) => {
        const found = words.split(' ').find((word) => word === action || word.startsWith(`${action}(`));
        return found === undefined ? [] : [[role, found.slice(action.length)]];
      }),
    );
  expect(reach('read')).toEqual({
    everybody: '(owner|team)',
    sfari_admin: '',
    sfari_admin_lead: '',
    superuser: '',
    access_admin: '(submitted)',
    internal_read_only: '(submitted)',
    sfari_reviewer: '(submitted)',
    rm_admin: '(research_match)',
    abn_proj_mgr: '(creator|tissue)',
    abn_reviewer: '(tissue)',
    internal_reviewer: '(reviewer)',
    external_reviewer: '(reviewer)',
  });
  expect(reach('decide')).toEqual({
    sfari_admin: '',
    sfari_admin_lead: '',
    rm_admin: '(research_match)',
    abn_proj_mgr: '(tissue)',
    sfari_reviewer: '(primary_reviewer)',
  });
  expect(reach('submit')).toEqual({
    everybody: '(owner)',
    sfari_admin: '',
    sfari_admin_lead: '',
    abn_proj_mgr: '(creator)',
  });
  expect(reach('agree')).toEqual({ everybody: '(owner)' });
});

const RENEWAL: RequestState = {
  type: 2,
  status: 1,
  owner_id: 1,
  project_id: 1,
  team_ready: true,
  access_agreed: true,
  country_listed: false,
  renewal_of: 7,
};
const owner = makeActor(['primary_researcher'], { userId: 1 });
const admin = makeActor(['sfari_admin'], { userId: 2 });

it.each<[string, string, typeof owner, readonly RequestStatus[]]>([
  // One that came back is edited by its owner, and is Submitted again.
  ['edit', 'owner', owner, [1, 6]],
  ['submit', 'owner', owner, [1, 6]],
  ['agree', 'owner', owner, [1, 6]],
  ['edit', 'administrator', admin, [1, 2, 3, 4, 6, 8, 9, 10, 12]],
  ['withdraw', 'owner', owner, [2, 6, 9]],
  ['delete', 'owner', owner, [1]],
  // A renewal is not renewed, copied, or given samples and donors: these are its request's.
  ['renew', 'owner', owner, []],
  ['renew', 'administrator', admin, []],
  ['copy', 'owner', owner, []],
  ['correct_samples', 'administrator', admin, []],
])('%s by the %s', (action, _, actor, expected) => {
  const statuses = REQUEST_STATUSES.filter((status) =>
    allowedIn(renewalPolicy, actor, { ...RENEWAL, status }).includes(action),
  );
  expect(statuses).toEqual(expected);
});

it('of tissue takes no collection: the donors are those of its request', () => {
  const choosing = REQUEST_STATUSES.filter((status) =>
    allowedIn(renewalPolicy, admin, { ...RENEWAL, type: 8, status }).includes('choose_collection'),
  );
  expect(choosing).toEqual([]);
});
