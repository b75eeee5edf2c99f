/** Reads bytes of files on behalf of the caller: the service that stores a file decides who may open it. */
import { createOwningServices, type CallerOf, type ServiceCall, type ServiceUrls } from '@portal/kit';
import { z } from 'zod';

export interface FileClient {
  /**
   * Undefined if the file is larger than `limit`.
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
      // The link points to the gateway; this calls the owning service directly. Redirects to a bucket are not followed,
      // because they would send the caller's identity there.
      return owners.readBytes(call, 'core', `${path}content/${new URL(link).search}&redirect=false`, limit);
    },
  };
}
