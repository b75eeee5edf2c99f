/**
 * The Project Updates Dashboard: requests whose access period ends soon or has ended, with their IRB dates (spec 2
 * section 2.8).
 */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, DateOnly, Id, Summary, Timestamp } from '../api/primitives.ts';
import { PROJECT_UPDATE_STATES } from './rules.ts';
import { RequestStatusNumber, RequestTypeNumber } from '../request/numbers.wire.ts';

export const projectUpdateObject = defineObject({
  name: 'project-update',
  service: 'researcher',
  access: { read: 'signed-in', write: [] },
  schema: z.object({
    /** The request's id. */
    id: Id,
    sfari_request_id: z.string(),
    type: RequestTypeNumber,
    status: RequestStatusNumber,
    owner: Summary,
    project: z.object({ id: Id, sfari_project_id: z.string(), title: z.string() }),
    expiration_date: Timestamp.nullable(),
    /** Days from the portal's current day to the date; negative once it has passed. */
    days: z.int().nullable(),
    /** The last day of the project's newest IRB letter; null if it has no end date or there is no letter. */
    irb_date: DateOnly.nullable(),
    state: z.enum(PROJECT_UPDATE_STATES),
    /** `renew`: the owner may ask for a renewal. */
    abilities: Abilities,
  }),
  filters: {
    owner: filter.number('in'),
    project: filter.number('in'),
    type: filter.number('in'),
    state: filter.text('in'),
    expiration_date: filter.date('gte', 'lte'),
  },
  search: ['sfari_request_id', 'owner', 'project'],
  ordering: ['id', 'expiration_date', 'owner'],
  defaultOrdering: 'expiration_date',
  grouping: ['state'],
});
