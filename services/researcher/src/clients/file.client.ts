/** Bytes of files, in the caller's own name: who may open a file is the rule of the service that stores it. */
import { createOwningServices, type CallerOf, type ServiceCall, type ServiceUrls } from '@portal/kit';
import { z } from 'zod';

export interface FileClient {
  /**
   * Undefined where they are more than `limit`.
   * @throws NOT_FOUND when the caller must not open it; SERVICE_UNAVAILABLE when it cannot be read now
   */
  readBytes(call: CallerOf, id: string, limit: number): Promise<Buffer | undefined>;
}

const Answer = z.object({ signed_url: z.url() });

export const fileCalls: readonly ServiceCall[] = [
  { key: 'GET /file/{id}/', query: ['signed_url'], answer: Answer, expanded: ['signed_url'] },
  { key: 'GET /file/{id}/content/', query: ['redirect'] },
];

export function createFileClient(urls: ServiceUrls): FileClient {
  const owners = createOwningServices(urls);
  return {
    async readBytes(call, id, limit) {
      const path = `/file/${encodeURIComponent(id)}/`;
      const { signed_url: link } = await owners.read(call, 'core', `${path}?signed_url=true`, Answer);
      // The link goes through the gateway; here the service is asked itself.
      // No redirect to a bucket is followed: what says who calls would go there too.
      return owners.readBytes(call, 'core', `${path}content/${new URL(link).search}&redirect=false`, limit);
    },
  };
}
