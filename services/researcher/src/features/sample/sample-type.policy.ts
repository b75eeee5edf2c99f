import { seenByStaff } from '@portal/common';
import { definePolicy } from '@portal/kit';

/** Whether `person`, an SQL expression, may ask for the kind of samples with alias `kind`. */
export const allowedKindSql = (person: string, kind = 't'): string =>
  `${kind}.active and (not ${kind}.limited or exists (select 1 from researcher.sample_type_user allowed
    where allowed.sample_type_id = ${kind}.id and allowed.user_id = ${person}))`;

/** A restricted kind is visible to the people on its list and to staff (spec 2 sections 2.7 and 3). */
export const sampleTypePolicy = definePolicy({
  object: 'sample-type',
  relations: { allowed: allowedKindSql(':actor') },
  actions: { read: { who: { ...seenByStaff, signed_in: ['allowed'] } } },
});
