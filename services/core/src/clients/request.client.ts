/**
 * Reads the fields of a request that a mail about it shows. The call uses the caller's identity, so the request service
 * decides who may see them.
 */
import type { RequestOfMail } from '@portal/common';
import { createOwningServices, type CallerOf, type ServiceCall, type ServiceUrls } from '@portal/kit';
import { z } from 'zod';

export interface RequestClient {
  /** @throws NOT_FOUND when the caller must not see it; SERVICE_UNAVAILABLE when the service cannot be reached */
  readRequest(
    call: CallerOf,
    id: number,
  ): Promise<RequestOfMail & { readonly owner: { readonly id: number } }>;
}

const Answer = z.object({
  id: z.int(),
  sfari_request_id: z.string(),
  owner: z.object({ id: z.int() }),
  project: z.object({ title: z.string() }),
});

export const requestCalls: readonly ServiceCall[] = [{ key: 'GET /request/{id}/', answer: Answer }];

export function createRequestClient(urls: ServiceUrls): RequestClient {
  const owners = createOwningServices(urls);
  return {
    async readRequest(call, id) {
      const { owner, ...request } = await owners.read(call, 'researcher', `/request/${id}/`, Answer);
      return { id: request.id, code: request.sfari_request_id, projectTitle: request.project.title, owner };
    },
  };
}
