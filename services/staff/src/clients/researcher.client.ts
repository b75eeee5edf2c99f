/** Reads a request as the caller would: who may see it stays the rule of the service that owns it. */
import { requestObject, type Request } from '@portal/contract';
import { createOwningServices, type CallerOf, type ServiceUrls } from '@portal/kit';

export interface ResearcherClient {
  /** @throws NOT_FOUND when the caller may not see it */
  readRequest(call: CallerOf, id: number): Promise<Request>;
}

export function createResearcherClient(urls: ServiceUrls): ResearcherClient {
  const owners = createOwningServices(urls);
  return {
    readRequest: (call, id) =>
      owners.read(call, 'researcher', `/request/${id}/?expand=access_control_list`, requestObject.schema),
  };
}
