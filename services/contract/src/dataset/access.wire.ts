/**
 * The access ledger: who has access to which dataset, by which means and why (spec 2 sections 2.7 and 3, spec 3 section
 * 5).
 */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, IdParams, Summary, Timestamp } from '../api/primitives.ts';
import { ACCESS_LEDGER_ROLES, ACCESS_WRITER_ROLES } from '../people/roles.ts';
import {
  ACCESS_STATUSES,
  ACCESS_TYPES,
  DRIFT_KINDS,
  EXTERNAL_ACCESS_STATES,
  EXTERNAL_SYSTEMS,
} from '../request/statuses.ts';
import { DatasetLocation } from './write.wire.ts';

/** The state of a ledger row in Globus, AWS or GPF. */
export const ExternalState = z.object({
  state: z.enum(EXTERNAL_ACCESS_STATES),
  /**
   * Why the external system could not be updated, as a readable message; '' for callers who do not manage the ledger.
   */
  error: z.string(),
  /** Since when the row has this state. */
  since: Timestamp,
  /** True if it failed until the person corrects their profile; false for callers who do not manage the ledger. */
  by_profile: z.boolean(),
});
export type ExternalState = z.output<typeof ExternalState>;

/** How the person reaches the data. */
const AccessDetails = z.object({
  globus_group_url: z.string().nullable(),
  globus_locations: z.array(DatasetLocation),
  /** S3 location. */
  data_access: z.string().nullable(),
  gpf_group: z.string().nullable(),
  gpf_dataset_id: z.string().nullable(),
  data_file: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});

export const datasetAccessObject = defineObject({
  name: 'datasetaccess',
  service: 'researcher',
  access: { read: 'signed-in', write: ACCESS_WRITER_ROLES },
  patchNeedsVersion: 'from-read',
  createErrors: ['WRONG_STATE'],
  schema: z.object({
    id: Id,
    user: Summary,
    /** The person's institution. */
    institution: Summary.nullable(),
    dataset: z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string() }),
    /** The request that grants the access; null if an access administrator granted it outside any request. */
    request: z.object({ id: Id, sfari_request_id: z.string() }).nullable(),
    access_type: z.enum(ACCESS_TYPES),
    status: z.enum(ACCESS_STATUSES),
    /** True if an access administrator granted or revoked the access, not the request automatically. */
    by_hand: z.boolean(),
    /** For a revoked access: `expired` if its request's access period ended. */
    revoked_because: z.literal('expired').nullable().default(null),
    /** Null if no external system manages this access. */
    external: ExternalState.nullable(),
    created: Timestamp,
    modified: Timestamp,
    /** The value for If-Match: the ledger is read as a list, which has no ETag for each row. */
    version: z.string(),
    abilities: Abilities,
    /**
     * Only with expand. Null unless the access is granted, the institution approved, its agreement executed, and the
     * caller is the person or manages the ledger (spec 2 section 6).
     */
    details: AccessDetails.nullable().optional(),
  }),
  create: z.strictObject({
    user: Id,
    dataset: z.uuid(MESSAGES.notUuid),
    access_type: z.enum(ACCESS_TYPES),
    status: z.enum(ACCESS_STATUSES),
    request_id: Id.nullable().optional(),
  }),
  patch: z
    .strictObject({
      status: z.enum(ACCESS_STATUSES),
      access_type: z.enum(ACCESS_TYPES),
      request_id: Id.nullable(),
    })
    .partial(),
  filters: {
    user: filter.number('in'),
    dataset: filter.uuid('in'),
    /** Filters by the dataset's `parent`: null for the newest version, to which access moves. */
    parent: filter.uuid('isnull'),
    request: filter.number('in', 'isnull'),
    status: filter.text('in'),
    access_type: filter.text('in'),
    /** State in the external system; rows that no external system manages have none. */
    external__state: filter.text('in'),
  },
  ordering: ['id', 'created', 'modified', 'status'],
  defaultOrdering: 'id',
  expand: ['details'],
});

/** One comparison of the ledger with the external systems. */
export const accessCheckObject = defineObject({
  name: 'access-check',
  service: 'researcher',
  access: { read: ACCESS_LEDGER_ROLES, write: ACCESS_WRITER_ROLES },
  schema: z.object({
    id: Id,
    /** Who requested the check; null for the nightly one. */
    actor: Summary.nullable(),
    created: Timestamp,
    /** Null until the check is done. */
    finished: Timestamp.nullable(),
    systems: z.array(
      z.object({
        access_type: z.enum(EXTERNAL_SYSTEMS),
        /** Number of groups and locations that were compared. */
        places: z.int(),
        missing: z.int(),
        extra: z.int(),
        /** Why the comparison failed, as a readable message. */
        error: z.string(),
      }),
    ),
    abilities: Abilities,
  }),
  create: z.strictObject({}),
  ordering: ['id'],
  defaultOrdering: '-id',
});

/**
 * A difference from the ledger: an external system admits a person whom it should not, or does not admit a person whom
 * it should.
 */
export const accessDriftObject = defineObject({
  name: 'access-drift',
  service: 'researcher',
  history: 'plain',
  access: { read: ACCESS_LEDGER_ROLES, write: [] },
  schema: z.object({
    id: Id,
    access_type: z.enum(EXTERNAL_SYSTEMS),
    /** Globus group, S3 location or GPF group. */
    place: z.string(),
    /** Newest dataset versions at this place. */
    datasets: z.array(z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string() })),
    /** Account name in the external system. */
    account: z.string(),
    /** Null if no portal user has this account. */
    user: Summary.nullable(),
    kind: z.enum(DRIFT_KINDS),
    found: Timestamp,
    /** When someone requested the repair. `closed` is set once it is repaired or the next check no longer finds it. */
    mend_asked: Timestamp.nullable(),
    mended_by: Summary.nullable(),
    closed: Timestamp.nullable(),
    error: z.string(),
    abilities: Abilities,
  }),
  filters: {
    closed: filter.date('isnull'),
    kind: filter.text('in'),
    access_type: filter.text('in'),
    user: filter.number('in'),
  },
  ordering: ['id', 'found'],
  defaultOrdering: '-found',
});

export const datasetAccessEndpoints = defineEndpoints({
  ...datasetAccessObject.endpoints,
  ...accessCheckObject.endpoints,
  ...accessDriftObject.endpoints,
  'POST /datasetaccess/{id}/resend/': {
    service: 'researcher',
    summary: 'Send this access to the external system again, now',
    access: ACCESS_WRITER_ROLES,
    params: IdParams,
    response: datasetAccessObject.schema,
    errors: ['WRONG_STATE'],
  },
  'POST /access-drift/{id}/mend/': {
    service: 'researcher',
    summary: 'Update the external system to match the ledger for this account',
    access: ACCESS_WRITER_ROLES,
    params: IdParams,
    response: accessDriftObject.schema,
    errors: ['WRONG_STATE'],
  },
});
