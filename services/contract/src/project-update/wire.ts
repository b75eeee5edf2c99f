/** The Project Updates Dashboard: requests whose term ends soon or has ended, and IRB dates beside them (spec 2 section 2.8). */
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
    /** Of the request. */
    id: Id,
    sfari_request_id: z.string(),
    type: RequestTypeNumber,
    status: RequestStatusNumber,
    owner: Summary,
    project: z.object({ id: Id, sfari_project_id: z.string(), title: z.string() }),
    expiration_date: Timestamp.nullable(),
    /** Days to it from the portal's today; negative once it has passed. */
    days: z.int().nullable(),
    /** The last day of the project's newest IRB letter; null where it has no end, or there is none. */
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
