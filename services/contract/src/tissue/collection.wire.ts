/**
 * Donor collections (carts) for tissue requests, served by the tissue service (spec 2 sections 3 to 5, spec 3 sections
 * 2.9, 3 and 4.6).
 */
import { z } from 'zod';
import { COLLECTION_STAFF_ROLES, DONOR_READER_ROLES } from './donors.ts';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineObject } from '../api/object.ts';
import { INVESTIGATOR_ROLES } from '../people/roles.ts';
import { Abilities, Id, IdParams, Summary, Timestamp, requiredLine } from '../api/primitives.ts';
import { collectionHistory } from './collection.history.ts';
import { DonorHash } from './donor.wire.ts';
import { RequestStatusNumber, RequestTypeNumber } from '../request/numbers.wire.ts';

/** The request that uses a collection. */
const CollectionRequest = z.object({
  id: Id,
  sfari_request_id: z.string(),
  type: RequestTypeNumber,
  status: RequestStatusNumber,
});

const Identifiers = z
  .array(DonorHash)
  .max(LIMITS.listMaximum)
  .transform((hashes) => [...new Set(hashes)]);
const CollectionName = requiredLine(LIMITS.collectionName, MESSAGES.collectionNameRequired);

/** `null`: only the owner and staff can see the collection. */
const SharedProject = Id.nullable();

export const collectionObject = defineObject({
  name: 'abn_cart',
  service: 'tissue',
  history: collectionHistory,
  bodyLimit: BODY_LIMITS.lists,
  access: { read: DONOR_READER_ROLES, write: [...INVESTIGATOR_ROLES, ...COLLECTION_STAFF_ROLES] },
  schema: z.object({
    id: Id,
    collection_name: z.string(),
    pi: Summary,
    /** The person who created it: staff may do so for a researcher. */
    creator: Summary.nullable(),
    pilot_tissue_cart: z.boolean(),
    /** Donor hashes, in the order in which they were added. */
    identifiers: z.array(DonorHash),
    /** The request that uses the collection, at most one; drafts count, withdrawn and rejected requests do not. */
    request: CollectionRequest.nullable(),
    /** No request uses it, or that request is Created or at Revisions Requested. */
    is_editable: z.boolean(),
    /** The project whose team may read it, if the owner shares it. */
    shared_project: z.object({ id: Id, title: z.string() }).nullable(),
    created: Timestamp,
    modified: Timestamp,
    /** `edit`, `delete`. */
    abilities: Abilities,
  }),
  /** Only staff may set `pi`; for researchers it is always themselves. */
  create: z.strictObject({
    collection_name: CollectionName,
    identifiers: Identifiers.default([]),
    pi: Id.optional(),
    pilot_tissue_cart: z.boolean().default(false),
    shared_project: SharedProject.default(null),
  }),
  createErrors: ['CONFLICT'],
  deletable: true,
  filters: {
    id: filter.number('in'),
    pi: filter.number('in'),
    pilot_tissue_cart: filter.boolean(),
    /** By the request that uses it; `request__isnull=true` finds unused ones. */
    request: filter.number('in', 'isnull'),
  },
  search: ['collection_name', 'pi'],
  ordering: ['id', 'collection_name', 'pi', 'created', 'modified'],
  defaultOrdering: '-modified',
});

export const CollectionPut = z.strictObject({
  collection_name: CollectionName,
  identifiers: Identifiers,
  shared_project: SharedProject,
});

/** Sent with a 409 CONFLICT for a duplicate name: the collection that already has it. */
export const NamedCollection = z.object({ id: Id, collection_name: z.string() });
export type NamedCollection = z.output<typeof NamedCollection>;

/** Current availability of a collection's donors. */
export const CollectionAvailability = z.object({
  results: z.array(
    z.object({
      donor_hash: DonorHash,
      is_available: z.boolean(),
      /** Since when the donor has this availability; null if unknown. */
      since: Timestamp.nullable(),
      /** For a donor who is no longer available: the most similar other donors. */
      similar: z.array(DonorHash),
    }),
  ),
});

/** A donor's data as stored with a request: as in the catalog at submission. */
export const CollectedDonor = z.object({
  donor_hash: DonorHash,
  diagnosis: z.string(),
  confirmation_status: z.string(),
  age: z.number().nullable(),
  gender: z.string(),
  pmi: z.number().nullable(),
  rin: z.number().nullable(),
  left_hemisphere: z.string(),
  right_hemisphere: z.string(),
  brainstem: z.string(),
});
export type CollectedDonor = z.output<typeof CollectedDonor>;

/** Why a request cannot use a collection. */
export const CLAIM_REFUSALS = ['unknown', 'other_kind', 'empty', 'in_use', 'being_submitted'] as const;

export const ClaimedCollection = z.discriminatedUnion('is_claimed', [
  z.object({
    is_claimed: z.literal(true),
    collection_name: z.string(),
    donors: z.array(CollectedDonor),
  }),
  z.object({ is_claimed: z.literal(false), reason: z.enum(CLAIM_REFUSALS) }),
]);

/** For staff, who choose a collection for a submitted request. */
const CollectionChoice = z.strictObject({ cart: Id });

/** The collection as submitted with a request. */
export const RequestCollection = z.object({
  /** Null if the request has no collection. */
  cart: Id.nullable(),
  /** The collection of the last submission; name and donors below are from the same time. */
  submitted_cart: Id.nullable(),
  collection_name: z.string().nullable(),
  /** Time of the last submission; null for a draft. */
  submitted: Timestamp.nullable(),
  donors: z.array(CollectedDonor),
});
export type RequestCollection = z.output<typeof RequestCollection>;

export const collectionEndpoints = defineEndpoints({
  ...collectionObject.endpoints,
  'PUT /abn_cart/{id}/': {
    service: 'tissue',
    summary: 'Replace the name and the donors of a collection (spec 3 section 4.6)',
    access: collectionObject.access.write,
    params: IdParams,
    body: CollectionPut,
    bodyLimit: BODY_LIMITS.lists,
    response: collectionObject.schema,
    guarded: true,
    versionOf: 'GET /abn_cart/{id}/',
    versionFromRead: true,
    errors: ['WRONG_STATE', 'CONFLICT'],
  },
  'GET /abn_cart/{id}/offer/': {
    service: 'tissue',
    summary:
      'The donors of a collection that are still available, with similar donors in place of the others',
    access: DONOR_READER_ROLES,
    params: IdParams,
    response: CollectionAvailability,
  },
  'POST /abn_cart-claim/': {
    service: 'tissue',
    summary:
      'For the researcher service only: reserve a collection for a request as it is submitted. Repeated calls reserve it once',
    access: [],
    services: ['researcher'],
    body: z.strictObject({ cart: Id, request: Id, owner: Id, is_pilot: z.boolean() }),
    response: ClaimedCollection,
  },
  'PUT /request/{id}/collection/': {
    service: 'researcher',
    summary: 'Staff choose the collection of a tissue request that was submitted (spec 2 section 6)',
    access: COLLECTION_STAFF_ROLES,
    params: IdParams,
    body: CollectionChoice,
    response: RequestCollection,
    guarded: true,
    errors: ['WRONG_STATE', 'CONFLICT'],
  },
  'GET /request/{id}/collection/': {
    service: 'researcher',
    summary: 'The collection of a tissue request as it was submitted (spec 2 section 2.4, tab Collection)',
    access: 'signed-in',
    params: IdParams,
    response: RequestCollection,
    // For a request type without donors.
    errors: ['WRONG_STATE'],
  },
});
