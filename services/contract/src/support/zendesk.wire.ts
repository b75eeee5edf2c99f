/** Conversations of support tickets that belong to a request (spec 3 sections 2.19 and 7). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { Id, Timestamp } from '../api/primitives.ts';
import { STAFF_ROLES, type Role } from '../people/roles.ts';

/** The read-only role does not see researchers' correspondence with support (decision 448). */
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
  /**
   * `missing`: the ticket does not exist or does not belong to this request. `failed`: Zendesk could not be reached.
   */
  state: z.enum(['found', 'missing', 'failed']),
  messages: z.array(ZendeskMessage),
});
export type ZendeskTicket = z.infer<typeof ZendeskTicket>;

export const zendeskEndpoints = defineEndpoints({
  'GET /zendesk_ticket/': {
    service: 'staff',
    summary:
      'Conversations of support tickets of a request, by ticket IDs. One that fails does not affect the others',
    access: TICKET_ROLES,
    query: z.strictObject({
      request: z.coerce.number().pipe(Id),
      ids: z.string().regex(TICKET_LIST),
    }),
    /** In the requested order, without duplicates. */
    response: z.object({ results: z.array(ZendeskTicket) }),
    errors: ['NOT_FOUND'],
  },
});
