/** Reads a request as the caller would: who may see it stays the rule of the service that owns it. Begins reviews. */
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
  /** @throws NOT_FOUND when the caller must not see it */
  readRequest(call: CallerOf, id: number): Promise<Request>;
  /**
   * Support tickets of a request, as far as the caller learns them.
   * @throws NOT_FOUND when the caller must not see the request
   */
  readTickets(call: CallerOf, id: number): Promise<readonly string[]>;
  /**
   * Begins the reviews that wait for a window, in this service's own name; sent again it goes on where it stopped.
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
