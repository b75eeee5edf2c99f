/** People by group, for staff pickers. */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter, listQuery } from '../api/filters.ts';
import { listSchema } from '../api/object.ts';
import { Id } from '../api/primitives.ts';
import { STAFF_ROLES } from './roles.ts';

export const personEndpoints = defineEndpoints({
  'GET /person/': {
    service: 'core',
    summary: 'People by group, for reviewer pickers and mentions',
    access: STAFF_ROLES,
    query: listQuery({
      filters: { groups__name: filter.text('in'), id: filter.number('in') },
      searchable: true,
      ordering: ['display_name'],
      expand: [],
      grouping: [],
    }),
    response: listSchema(z.object({ id: Id, display_name: z.string(), email: z.string() })),
  },
});
