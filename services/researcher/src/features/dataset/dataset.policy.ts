import { definePolicy, seenByStaff } from '@portal/kit';
import { allowedDatasetSql } from './limited.sql.ts';
import { accessScope, datasetScope, seenByReviewers } from '../../reviewer-scope.ts';

/**
 * The catalogue is public, what is limited to a list of people is for these; older versions and datasets taken out of it are for staff, and for whoever reviews a request
 * that names them (spec 2 sections 2.7 and 4).
 */
export const datasetPolicy = definePolicy({
  object: 'dataset',
  relations: {
    catalogue: 't.active and t.parent is null and not t.limited',
    /** On its list; whoever was given access before they were taken off keeps it, and sees what it is to. */
    allowed: `t.limited and t.active and t.parent is null
      and (${allowedDatasetSql(':actor')} or exists (select 1 from researcher.dataset_access given
        where given.dataset_id = t.id and given.user_id = :actor and given.status = 'granted'))`,
    ...datasetScope,
  },
  actions: {
    read: { who: { ...seenByStaff, ...seenByReviewers, signed_in: ['allowed'], anyone: ['catalogue'] } },
  },
});

/** The ledger of access: everybody their own rows, staff all (spec 2 section 6). */
export const datasetAccessPolicy = definePolicy({
  object: 'datasetaccess',
  relations: { self: 't.user_id = :actor', ...accessScope },
  actions: { read: { who: { ...seenByStaff, ...seenByReviewers, signed_in: ['self'] } } },
});
