/**
 * Reads requests on behalf of the caller, so that the service that owns them decides about access. Also starts reviews.
 */
import { BegunReviews, requestObject, type BeginReviews, type Request } from '@portal/contract';
import {
  createOwningServices,
  createServiceClient,
  type CallerOf,
  type ServiceCall,
  type ServiceUrls,
} from '@portal/kit';
import { z } from 'zod';

export interface ResearcherClient {
  /** @throws NOT_FOUND when the caller may not see the request */
  readRequest(call: CallerOf, id: number): Promise<Request>;
  /** Support tickets of a request that the caller may see. @throws NOT_FOUND when the caller may not see the request */
  readTickets(call: CallerOf, id: number): Promise<readonly string[]>;
  /**
   * Starts the reviews waiting for a window, with this service's own token. A repeated call continues where the last
   * one stopped.
   * @throws SERVICE_UNAVAILABLE where no answer came
   */
  beginReviews(
    call: Pick<CallerOf, 'correlationId'>,
    window: z.input<typeof BeginReviews>,
  ): Promise<z.output<typeof BegunReviews>>;
}

const Tickets = z.object({ details: z.object({ zendesk_ticket_ids: z.array(z.string()) }) });

export const researcherCalls: readonly ServiceCall[] = [
  {
    key: 'GET /request/{id}/',
    query: ['expand'],
    answer: requestObject.schema,
    expanded: ['access_control_list'],
  },
  { key: 'GET /request/{id}/', query: ['expand'], answer: Tickets, expanded: ['details'] },
  { key: 'POST /review-begin/', answer: BegunReviews },
];

export function createResearcherClient(urls: ServiceUrls, token: string): ResearcherClient {
  const owners = createOwningServices(urls);
  const services = createServiceClient(urls, token);
  return {
    readRequest: (call, id) =>
      owners.read(call, 'researcher', `/request/${id}/?expand=access_control_list`, requestObject.schema),
    async readTickets(call, id) {
      const { details } = await owners.read(call, 'researcher', `/request/${id}/?expand=details`, Tickets);
      return details.zendesk_ticket_ids;
    },
    beginReviews: ({ correlationId }, body) =>
      services.command('researcher', '/review-begin/', { body, schema: BegunReviews }, correlationId),
  };
}
