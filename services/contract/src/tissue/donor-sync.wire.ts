/** What happened to each time the donors were read from the brain bank, for staff. */
import { z } from 'zod';
import { DONOR_STORES, DONOR_SYNC_READERS, COLLECTION_STAFF_ROLES } from './donors.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Id, IdParams, Summary, Timestamp } from '../api/primitives.ts';
import { DonorHash } from './donor.wire.ts';

export const DONOR_SYNC_STATES = ['running', 'done', 'failed'] as const;
/** `full` reads every donor and notices who is gone; `delta` reads what changed since the last one that ended well. */
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
    /** Null where the clock started it. */
    started_by: Summary.nullable(),
    seen: z.int(),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    /** Donors that the source sent in a form that is not believed; they stay as they were. */
    refused: z.int(),
    /** Donors whom it would have taken away, more than a fifth of the store: they stay until someone accepts that. */
    withheld: z.int(),
    /** In words, why it failed or what it did not believe. */
    problem: z.string().nullable(),
  }),
  filters: { id: filter.number('in'), store: filter.text(), state: filter.text('in') },
  ordering: ['id', 'started'],
  defaultOrdering: '-id',
});

export const DonorChange = z.object({
  donor_hash: DonorHash.nullable(),
  change: z.enum(['added', 'changed', 'removed', 'returned', 'refused']),
  /** Names of the fields that changed, or were not believed. */
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
      /** So many donors may be gone, though that is more than a fifth: as many as an earlier one withheld. */
      accept_removals: z.int().min(0).max(1_000_000).default(0),
    }),
    response: donorSyncObject.schema,
    status: 202,
    // One of the store is running.
    errors: ['WRONG_STATE'],
  },
  'GET /donor-sync/{id}/changes/': {
    service: 'tissue',
    summary: 'Which donors one synchronisation changed, and in what',
    access: DONOR_SYNC_READERS,
    params: IdParams,
    response: z.object({ results: z.array(DonorChange) }),
  },
});
