/**
 * Reads a request as the caller would: with the caller's own token and session role, so that who may see it stays the
 * rule of the service that owns it.
 */
import { requestObject, type Request } from '@portal/contract';
import { AppError, notFound, TOKEN_COOKIE, type Call } from '@portal/kit';
import type { ServiceUrls } from './service-urls.config.ts';

export interface ResearcherClient {
  /** @throws NOT_FOUND when the caller may not see it */
  readRequest(call: Pick<Call, 'context' | 'correlationId'>, id: number): Promise<Request>;
}

const PATIENCE = 5000;
const unreachable = (cause: unknown): AppError =>
  new AppError('SERVICE_UNAVAILABLE', 'A part of the portal cannot be reached. Please try again', { cause });

export function createResearcherClient(urls: ServiceUrls): ResearcherClient {
  return {
    async readRequest({ context, correlationId }, id) {
      if (!urls.researcher) throw unreachable(new Error('SERVICE_URLS names no researcher service'));
      const url = new URL(`/request/${id}/`, urls.researcher);
      url.searchParams.set('expand', 'access_control_list');
      const { role } = context.query;
      if (typeof role === 'string') url.searchParams.set('role', role);
      const token =
        /^Bearer (.+)$/.exec(context.get('Authorization'))?.[1] ?? context.cookies.get(TOKEN_COOKIE);
      const response = await fetch(url, {
        headers: {
          'X-Correlation-Id': correlationId,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        signal: AbortSignal.timeout(PATIENCE),
      }).catch((error: unknown) => {
        throw unreachable(error);
      });
      if (response.status === 404) throw notFound();
      if (!response.ok) throw unreachable(new Error(`the researcher service answered ${response.status}`));
      return requestObject.schema.parse(await response.json());
    },
  };
}
