/**
 * Which parts of an object's history a caller may read. Each object declares its public fields and parts in the
 * contract.
 */
import {
  endpoints,
  publicFields,
  type EndpointDefinition,
  type ObjectHistory,
  type Role,
  type ServiceName,
} from '@portal/contract';

/**
 * Staff who see the full trail, including comments and reviews. Reviewers are not among them, so they do not see each
 * other's reviews.
 */
export const FULL_TRAIL_ROLES: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'sfari_reviewer',
  'rm_admin',
  'abn_proj_mgr',
  'internal_read_only',
  'access_admin',
  'superuser',
];

/** Roles that may read the trail of deleted objects: those who may read every object. */
export const DELETED_TRAIL_ROLES: readonly Role[] = ['sfari_admin', 'superuser'];

/** The part of an object's trail that a caller may read. */
export interface Trail {
  /** True for all entries; false for the public fields of the object's own rows. */
  readonly full: boolean;
  /** Models of child rows that are hidden from the full trail. */
  readonly hidden: readonly string[];
}

/**
 * Whether the history has no public fields and is therefore visible to staff only, even where everyone may read the
 * object.
 */
export const isForStaffAlone = (history: ObjectHistory): boolean => publicFields(history).length === 0;

/**
 * The abilities that the owning service returns decide what the caller sees of the trail, as they do for the object
 * itself (decision 011).
 */
export function readableTrail(
  { needs = [], parts = {} }: ObjectHistory,
  full: boolean,
  may: Readonly<Record<string, boolean>>,
): Trail {
  if (!full || !needs.every((action) => may[action])) return { full: false, hidden: [] };
  const hidden = Object.entries(parts).filter(
    ([, { needs: action }]) => action !== undefined && !may[action],
  );
  return { full, hidden: hidden.map(([model]) => model) };
}

/** The service that serves `GET /{model}/{pk}/`. */
export function findOwner({ model }: ObjectHistory): ServiceName {
  const known: Readonly<Record<string, EndpointDefinition>> = endpoints;
  const read = known[`GET /${model}/{id}/`];
  if (!read) throw new Error(`nobody answers GET /${model}/{id}/`);
  return read.service;
}
