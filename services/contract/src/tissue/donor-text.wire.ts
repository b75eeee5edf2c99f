/** New donor texts from the brain bank, and staff's decisions about them (decision 471). */
import { z } from 'zod';
import { COLLECTION_STAFF_ROLES, DONOR_TEXT_FIELDS, DONOR_TEXT_STATES } from './donors.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, Summary, Timestamp } from '../api/primitives.ts';
import { DonorHash } from './donor.wire.ts';

export const donorTextObject = defineObject({
  name: 'donor-text',
  service: 'tissue',
  history: 'plain',
  access: { read: COLLECTION_STAFF_ROLES, write: COLLECTION_STAFF_ROLES },
  patchNeedsVersion: true,
  schema: z.object({
    id: Id,
    field: z.enum(DONOR_TEXT_FIELDS),
    text: z.string(),
    state: z.enum(DONOR_TEXT_STATES),
    /** Donors with this withheld text, at most a hundred. */
    donors: z.array(DonorHash),
    /** The person who decided last, and when. */
    decided_by: Summary.nullable(),
    decided: Timestamp.nullable(),
    created: Timestamp,
    version: z.string(),
    /** `edit`. */
    abilities: Abilities,
  }),
  patch: z.strictObject({ state: z.enum(['approved', 'withheld']) }),
  filters: { id: filter.number('in'), field: filter.text('in'), state: filter.text('in') },
  /** `state`: undecided texts first, then withheld ones. */
  ordering: ['id', 'state', 'decided'],
  defaultOrdering: 'state',
});
