/**
 * Who may find and request a resource that is restricted to a list of people (spec 2 section 2.7, Restricted
 * resources).
 */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, Summary } from '../api/primitives.ts';
import { ADMINISTRATOR_ROLES, VIEW_MENU_ROLES } from '../people/roles.ts';

/** A person on a resource's list. */
export const AllowedUser = z.object({ id: Id, display_name: z.string(), institution: z.string().nullable() });
export type AllowedUser = z.infer<typeof AllowedUser>;

/** Omitted fields stay unchanged; the list is replaced as a whole. */
export const RestrictionPatch = z
  .strictObject({ limited: z.boolean(), allowed_users: z.array(Id).max(LIMITS.allowedUsers) })
  .partial();
export type RestrictionPatch = z.output<typeof RestrictionPatch>;

export const restrictedDatasetObject = defineObject({
  name: 'restricted-dataset',
  service: 'researcher',
  bodyLimit: BODY_LIMITS.lists,
  access: { read: VIEW_MENU_ROLES, write: ADMINISTRATOR_ROLES },
  params: z.object({ id: z.uuid() }),
  schema: z.object({
    id: z.uuid(),
    dataset_id: z.string(),
    display_name: z.string(),
    cohort: Summary,
    active: z.boolean(),
    limited: z.boolean(),
    allowed_users: z.array(AllowedUser),
    abilities: Abilities,
  }),
  patch: RestrictionPatch,
  patchNeedsVersion: true,
  filters: { limited: filter.boolean(), cohort: filter.number('in') },
  search: ['name', 'dataset_id'],
  ordering: ['restricted_first', 'dataset_id', 'name'],
  defaultOrdering: 'restricted_first',
});

export const restrictedSampleTypeObject = defineObject({
  name: 'restricted-sample-type',
  service: 'researcher',
  bodyLimit: BODY_LIMITS.lists,
  access: { read: VIEW_MENU_ROLES, write: ADMINISTRATOR_ROLES },
  schema: z.object({
    id: Id,
    display_name: z.string(),
    active: z.boolean(),
    limited: z.boolean(),
    allowed_users: z.array(AllowedUser),
    abilities: Abilities,
  }),
  patch: RestrictionPatch,
  patchNeedsVersion: true,
  filters: { limited: filter.boolean() },
  ordering: ['restricted_first', 'id'],
  defaultOrdering: 'restricted_first',
});
