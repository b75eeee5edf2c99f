import { definePolicy, seenByStaff } from '@portal/kit';
import { accessScope, datasetScope, seenByReviewers } from '../../reviewer-scope.ts';

/**
 * The catalogue is public; older versions and datasets taken out of it are for staff, and for whoever reviews a request
 * that names them (spec 2 sections 2.7 and 4).
 */
export const datasetPolicy = definePolicy({
  object: 'dataset',
  relations: { catalogue: 't.active and t.parent is null', ...datasetScope },
  actions: { read: { who: { ...seenByStaff, ...seenByReviewers, anyone: ['catalogue'] } } },
});

/** The ledger of access: everybody their own rows, staff all (spec 2 section 6). */
export const datasetAccessPolicy = definePolicy({
  object: 'datasetaccess',
  relations: { self: 't.user_id = :actor', ...accessScope },
  actions: { read: { who: { ...seenByStaff, ...seenByReviewers, signed_in: ['self'] } } },
});
