/** What of an object's history a caller reads. Whose fields and parts there are, each object declares in the contract. */
import {
  endpoints,
  publicFields,
  type EndpointDefinition,
  type ObjectHistory,
  type Role,
  type ServiceName,
} from '@portal/contract';

/** Staff who see the whole trail, comments and reviews included. Reviewers do not see each other's reviews through it. */
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

/** Who still reads the trail of what was deleted: those who may read every object. */
export const DELETED_TRAIL_ROLES: readonly Role[] = ['sfari_admin', 'superuser'];

/** What of an object's trail a caller reads. */
export interface Trail {
  /** Everything, or the public fields of the object's own rows. */
  readonly full: boolean;
  /** Models of child rows that are left out of the full trail. */
  readonly hidden: readonly string[];
}

/** Everyone may read the object; what staff did to it, staff alone. */
export const isForStaffAlone = (history: ObjectHistory): boolean => publicFields(history).length === 0;

/** What the owning service lets the caller see decides, as it does on the object itself (decision 011). */
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

/** The service that answers `GET /{model}/{pk}/`. */
export function findOwner({ model }: ObjectHistory): ServiceName {
  const known: Readonly<Record<string, EndpointDefinition>> = endpoints;
  const read = known[`GET /${model}/{id}/`];
  if (!read) throw new Error(`nobody answers GET /${model}/{id}/`);
  return read.service;
}
