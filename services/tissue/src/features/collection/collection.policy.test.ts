/** Who reads and changes collections, by hand from spec 2 section 4 and spec 3 sections 2.9, 4.6 and 6. */
import { REQUEST_STATUS, REQUEST_TYPE } from '@portal/contract';
import { allowedIn, makeActor, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { collectionPolicy, type CollectionState } from './collection.policy.ts';

it('lets owners and project managers change collections, and staff without a conflict read them', () => {
  const owner = 'read(owner|shared) create edit(owner) delete(owner)';
  const reader = 'read(without_conflict)';
  expect(rightsByRole(collectionPolicy)).toEqual({
    primary_researcher: owner,
    pi_sbso: owner,
    sfari_admin: 'read create edit delete',
    sfari_admin_lead: 'read create edit delete',
    abn_proj_mgr: 'read(without_conflict) create edit(without_conflict) delete(without_conflict)',
    superuser: 'read',
    access_admin: reader,
    abn_reviewer: reader,
    sfari_reviewer: reader,
    internal_read_only: reader,
  });
});

const FREE: CollectionState = {
  pi_id: 1,
  pilot_tissue_cart: false,
  request_type: null,
  request_status: null,
  is_being_taken: false,
};
const used = (status: CollectionState['request_status']): CollectionState => ({
  ...FREE,
  request_type: REQUEST_TYPE.ABN_TISSUE,
  request_status: status,
});
it.each([
  ['that no request uses', FREE, ['edit', 'delete']],
  ['of a draft', used(REQUEST_STATUS.CREATED), ['edit']],
  ['of a submitted request', used(REQUEST_STATUS.SUBMITTED), []],
  ['that a request is claiming', { ...FREE, is_being_taken: true }, []],
  ['whose request has no type yet', { ...used(REQUEST_STATUS.SUBMITTED), request_type: null }, ['edit']],
])('limits changes of a collection %s', (_which, collection, changes) => {
  const allowed = allowedIn(collectionPolicy, makeActor(['primary_researcher']), collection);
  expect(allowed.filter((action) => action === 'edit' || action === 'delete').toSorted()).toEqual(
    changes.toSorted(),
  );
});
