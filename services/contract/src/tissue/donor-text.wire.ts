/** Texts of donors that came new from the brain bank, and what staff decided when they looked at them (decision 471). */
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
    /** Donors of whom it is withheld, a hundred at most. */
    donors: z.array(DonorHash),
    /** Who looked at it last, and when. */
    decided_by: Summary.nullable(),
    decided: Timestamp.nullable(),
    created: Timestamp,
    version: z.string(),
    /** `edit`. */
    abilities: Abilities,
  }),
  patch: z.strictObject({ state: z.enum(['approved', 'withheld']) }),
  filters: { id: filter.number('in'), field: filter.text('in'), state: filter.text('in') },
  /** `state`: what waits first, then what is withheld. */
  ordering: ['id', 'state', 'decided'],
  defaultOrdering: 'state',
});
