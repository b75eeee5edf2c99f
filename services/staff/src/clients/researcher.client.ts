/** Reads a request as the caller would: who may see it stays the rule of the service that owns it. */
import { requestObject, type Request } from '@portal/contract';
import { createOwningServices, type CallerOf, type ServiceUrls } from '@portal/kit';
import { z } from 'zod';

export interface ResearcherClient {
  /** @throws NOT_FOUND when the caller may not see it */
  readRequest(call: CallerOf, id: number): Promise<Request>;
  /**
   * Support tickets of a request, as far as the caller learns them.
   * @throws NOT_FOUND when the caller may not see the request
   */
  readTickets(call: CallerOf, id: number): Promise<readonly string[]>;
}

const Tickets = z.object({ details: z.object({ zendesk_ticket_ids: z.array(z.string()) }) });

export function createResearcherClient(urls: ServiceUrls): ResearcherClient {
  const owners = createOwningServices(urls);
  return {
    readRequest: (call, id) =>
      owners.read(call, 'researcher', `/request/${id}/?expand=access_control_list`, requestObject.schema),
    async readTickets(call, id) {
      const { details } = await owners.read(call, 'researcher', `/request/${id}/?expand=details`, Tickets);
      return details.zendesk_ticket_ids;
    },
  };
}
