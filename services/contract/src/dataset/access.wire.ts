/** The ledger of access: who has which dataset, in which way and why (spec 2 sections 2.7 and 3, spec 3 section 5). */
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

/** What Globus, AWS or GPF knows of a row of the ledger. */
export const ExternalState = z.object({
  state: z.enum(EXTERNAL_ACCESS_STATES),
  /** Why the system could not be notified, in plain words; '' for who does not manage the ledger. */
  error: z.string(),
  /** Since when it is so. */
  since: Timestamp,
});
export type ExternalState = z.output<typeof ExternalState>;

/** How the person gets at the data. */
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
    /** Of the person. */
    institution: Summary.nullable(),
    dataset: z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string() }),
    /** What gives the access; null for what an access administrator gives beside requests. */
    request: z.object({ id: Id, sfari_request_id: z.string() }).nullable(),
    access_type: z.enum(ACCESS_TYPES),
    status: z.enum(ACCESS_STATUSES),
    /** An access administrator said so, and not the request automatically. */
    by_hand: z.boolean(),
    /** Of one that was revoked: `expired` where the term of its request ended. */
    revoked_because: z.literal('expired').nullable().default(null),
    /** Null where no outside system has this access. */
    external: ExternalState.nullable(),
    created: Timestamp,
    modified: Timestamp,
    /** What If-Match names: the ledger is read as a list, which has no header for each row. */
    version: z.string(),
    abilities: Abilities,
    /**
     * With expand. Null unless the access is granted, the institution approved and its agreement executed, and the caller is
     * the person or manages the ledger (spec 2 section 6).
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
    /** Of the dataset: null for its newest version, to which access moves. */
    parent: filter.uuid('isnull'),
    request: filter.number('in', 'isnull'),
    status: filter.text('in'),
    access_type: filter.text('in'),
    /** What the outside system knows; rows of access that none has have no state. */
    external__state: filter.text('in'),
  },
  ordering: ['id', 'created', 'modified', 'status'],
  defaultOrdering: 'id',
  expand: ['details'],
});

/** One comparison of the ledger with what the outside systems have. */
export const accessCheckObject = defineObject({
  name: 'access-check',
  service: 'researcher',
  access: { read: ACCESS_LEDGER_ROLES, write: ACCESS_WRITER_ROLES },
  schema: z.object({
    id: Id,
    /** Who asked for it; null for the one of the night. */
    actor: Summary.nullable(),
    created: Timestamp,
    /** Null until it is done. */
    finished: Timestamp.nullable(),
    systems: z.array(
      z.object({
        access_type: z.enum(EXTERNAL_SYSTEMS),
        /** Groups and locations that were compared. */
        places: z.int(),
        missing: z.int(),
        extra: z.int(),
        /** Why it could not be compared, in plain words. */
        error: z.string(),
      }),
    ),
    abilities: Abilities,
  }),
  create: z.strictObject({}),
  ordering: ['id'],
  defaultOrdering: '-id',
});

/** Someone whom an outside system lets in, or does not let in, against the ledger. */
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
    /** Newest versions that have this place. */
    datasets: z.array(z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string() })),
    /** As the outside system names them. */
    account: z.string(),
    /** Null when the portal does not know the account. */
    user: Summary.nullable(),
    kind: z.enum(DRIFT_KINDS),
    found: Timestamp,
    /** When someone asked to repair it; `closed` once it is done, or the next check does not find it any more. */
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
    summary: 'Tell the outside system of this access again, now',
    access: ACCESS_WRITER_ROLES,
    params: IdParams,
    response: datasetAccessObject.schema,
    errors: ['WRONG_STATE'],
  },
  'POST /access-drift/{id}/mend/': {
    service: 'researcher',
    summary: 'Let the outside system hold what the ledger says of this account',
    access: ACCESS_WRITER_ROLES,
    params: IdParams,
    response: accessDriftObject.schema,
    errors: ['WRONG_STATE'],
  },
});
