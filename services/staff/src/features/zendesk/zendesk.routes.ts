import type { ZendeskTicket } from '@portal/contract';
import { query, type Handler } from '@portal/kit';
import type { ResearcherClient } from '../../clients/researcher.client.ts';
import type { Conversations } from './conversations.ts';

interface ZendeskParts {
  readonly researcher: ResearcherClient;
  readonly conversations: Conversations;
}

/**
 * The request determines which tickets the caller may read. If a ticket number sufficed, anyone could read every
 * conversation of the foundation by counting up (decision 259).
 */
export const zendeskRoutes = ({ researcher, conversations }: ZendeskParts): Handler[] => [
  query('GET /zendesk_ticket/', async (call) => {
    const own = new Set(await researcher.readTickets(call, call.query.request));
    const read = async (ticket: string): Promise<ZendeskTicket> =>
      own.has(ticket)
        ? conversations.read(ticket, (error) =>
            call.log.warn({ ticket, reason: String(error) }, 'a conversation could not be read'),
          )
        : { id: ticket, state: 'missing', messages: [] };
    const results = await Promise.all([...new Set(call.query.ids.split(','))].map(read));
    return { results };
  }),
];
