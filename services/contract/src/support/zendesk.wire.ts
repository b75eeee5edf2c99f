/** Conversations of support tickets that belong to a request (spec 3 sections 2.19 and 7). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { Id, Timestamp } from '../api/primitives.ts';
import { STAFF_ROLES, type Role } from '../people/roles.ts';

/** Who looks on without work of their own reads no correspondence of researchers with the support desk (decision 448). */
const TICKET_ROLES: readonly Role[] = STAFF_ROLES.filter((role) => role !== 'internal_read_only');

const TICKET_LIST = new RegExp(`^\\d{1,12}(?:,\\d{1,12}){0,${LIMITS.tickets - 1}}$`);

export const ZendeskMessage = z.object({
  id: z.string(),
  /** Sanitized HTML. */
  body: z.string(),
  created_at: Timestamp,
  user_data: z.object({ name: z.string(), email: z.string() }),
});
export type ZendeskMessage = z.infer<typeof ZendeskMessage>;

export const ZendeskTicket = z.object({
  id: z.string(),
  /** `missing`: there is no such ticket, or it is not one of this request. `failed`: it could not be asked for. */
  state: z.enum(['found', 'missing', 'failed']),
  messages: z.array(ZendeskMessage),
});
export type ZendeskTicket = z.infer<typeof ZendeskTicket>;

export const zendeskEndpoints = defineEndpoints({
  'GET /zendesk_ticket/': {
    service: 'staff',
    summary:
      'Conversations of support tickets of a request, by ticket ids. One that fails does not cost the others',
    access: TICKET_ROLES,
    query: z.strictObject({
      request: z.coerce.number().pipe(Id),
      ids: z.string().regex(TICKET_LIST),
    }),
    /** In the order in which they were asked for, each once. */
    response: z.object({ results: z.array(ZendeskTicket) }),
    errors: ['NOT_FOUND'],
  },
});
