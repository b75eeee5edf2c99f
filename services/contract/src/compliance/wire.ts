/** Whether institutions verify their researchers each year, as staff follow it (spec 3 sections 2.12, 3, 4.11 and 7). */
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
    /** Null where no one signs for the institution at present. */
    current_io: Summary.nullable(),
    compliance_status: z.literal(COMPLIANCE_STATUSES),
    /** The anniversary of the RDA by which researchers have to be verified next; of an overdue one the first that was missed. */
    current_anniversary: DateOnly,
    /** The day on which the RDA was executed. */
    executed: DateOnly,
    /** When all who had to be verified last were. */
    verified_at: Timestamp.nullable(),
    /** Requests that were submitted and not rejected, withdrawn or archived. */
    requestCount: z.int(),
    /** An administrator has seen that it is due, or overdue. Ends at the anniversary. */
    admin_acknowledge: z.boolean(),
    /** For If-Match of a change to a row of the list: that of the institution. */
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
    summary: 'Acknowledge that the yearly verification of an institution is due or overdue, or take it back',
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
