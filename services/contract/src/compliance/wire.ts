/** Whether institutions verify their researchers each year, as shown to staff (spec 3 sections 2.12, 3, 4.11 and 7). */
import { z } from 'zod';
import { COMPLIANCE_STATUSES } from './rules.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, DateOnly, Id, IdParams, Summary, Timestamp } from '../api/primitives.ts';
import { ADMINISTRATOR_ROLES, VIEW_MENU_ROLES } from '../people/roles.ts';

/** An approved institution whose RDA is executed; `id` is the institution's. */
export const institutionComplianceObject = defineObject({
  name: 'institution-compliance',
  service: 'core',
  access: { read: VIEW_MENU_ROLES, write: ADMINISTRATOR_ROLES },
  schema: z.object({
    id: Id,
    display_name: z.string(),
    /** Null if the institution currently has no Signing Official. */
    current_io: Summary.nullable(),
    compliance_status: z.literal(COMPLIANCE_STATUSES),
    /**
     * The anniversary of the RDA by which researchers must next be verified. For an overdue institution it is the first
     * missed anniversary.
     */
    current_anniversary: DateOnly,
    executed: DateOnly,
    /** When all researchers due at the last verification were verified. */
    verified_at: Timestamp.nullable(),
    /** Requests that were submitted and are not rejected, withdrawn or archived. */
    requestCount: z.int(),
    /**
     * An administrator acknowledged that the verification is due or overdue. The acknowledgment ends at the
     * anniversary.
     */
    admin_acknowledge: z.boolean(),
    /** The institution's version, for If-Match when a list row is changed. */
    version: z.string(),
    /** `acknowledge`. */
    abilities: Abilities,
  }),
  filters: {
    id: filter.number('in'),
    compliance_status: filter.number('in'),
    admin_acknowledge: filter.boolean(),
  },
  search: ['name', 'official'],
  ordering: ['id', 'display_name', 'compliance_status', 'current_anniversary'],
  defaultOrdering: 'current_anniversary',
  grouping: ['compliance_status'],
});

export const complianceEndpoints = defineEndpoints({
  ...institutionComplianceObject.endpoints,
  'PUT /institution/{id}/': {
    service: 'core',
    summary: 'Acknowledge that the yearly verification of an institution is due or overdue, or undo that',
    access: ADMINISTRATOR_ROLES,
    params: IdParams,
    body: z.strictObject({ admin_acknowledge: z.boolean() }),
    response: institutionComplianceObject.schema,
    guarded: true,
    versionOf: 'GET /institution/{id}/',
    versionFromRead: true,
    errors: ['WRONG_STATE'],
  },
});
