/** Log of donor imports from the brain bank, for staff. */
import { z } from 'zod';
import { DONOR_STORES, DONOR_SYNC_READERS, COLLECTION_STAFF_ROLES } from './donors.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Id, IdParams, Summary, Timestamp } from '../api/primitives.ts';
import { DonorHash } from './donor.wire.ts';

export const DONOR_SYNC_STATES = ['running', 'done', 'failed'] as const;
/** `full` reads every donor and detects removed ones; `delta` reads changes since the last successful import. */
export const DONOR_SYNC_KINDS = ['full', 'delta'] as const;

export const donorSyncObject = defineObject({
  name: 'donor-sync',
  service: 'tissue',
  access: { read: DONOR_SYNC_READERS, write: [] },
  schema: z.object({
    id: Id,
    store: z.enum(DONOR_STORES),
    kind: z.enum(DONOR_SYNC_KINDS),
    state: z.enum(DONOR_SYNC_STATES),
    started: Timestamp,
    finished: Timestamp.nullable(),
    /** Null if the schedule started it. */
    started_by: Summary.nullable(),
    seen: z.int(),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    /** Donors whose data were invalid; their rows remain unchanged. */
    refused: z.int(),
    /**
     * Donors that the import would have removed: more than a fifth of the store, so they remain until someone accepts
     * the removal.
     */
    withheld: z.int(),
    /** Why the import failed, or what it refused, as text. */
    problem: z.string().nullable(),
  }),
  filters: { id: filter.number('in'), store: filter.text(), state: filter.text('in') },
  ordering: ['id', 'started'],
  defaultOrdering: '-id',
});

export const DonorChange = z.object({
  donor_hash: DonorHash.nullable(),
  change: z.enum(['added', 'changed', 'removed', 'returned', 'refused']),
  /** Names of the fields that changed or were refused. */
  fields: z.array(z.string()),
});
export type DonorChange = z.output<typeof DonorChange>;

export const donorSyncEndpoints = defineEndpoints({
  ...donorSyncObject.endpoints,
  'POST /donor-sync/': {
    service: 'tissue',
    summary: 'Read the donors of a store from the brain bank now, in the background',
    access: COLLECTION_STAFF_ROLES,
    body: z.strictObject({
      store: z.enum(DONOR_STORES),
      kind: z.enum(DONOR_SYNC_KINDS).default('full'),
      /**
       * Number of donors that may be removed although that is more than a fifth: the number that an earlier import
       * withheld.
       */
      accept_removals: z.int().min(0).max(1_000_000).default(0),
    }),
    response: donorSyncObject.schema,
    status: 202,
    // An import of the same store is running.
    errors: ['WRONG_STATE'],
  },
  'GET /donor-sync/{id}/changes/': {
    service: 'tissue',
    summary: 'The donors that a sync changed, and their changed fields',
    access: DONOR_SYNC_READERS,
    params: IdParams,
    response: z.object({ results: z.array(DonorChange) }),
  },
});
