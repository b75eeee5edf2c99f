/** Calls another service in this service's own name, with its own token. */
import type { ServiceName } from '@portal/contract';
import type { z } from 'zod';
import { SERVICE_TOKEN_HEADER } from '../auth/index.ts';
import { askService, commandService } from './ask-service.ts';
import type { ServiceUrls } from './service-urls.ts';

export interface ServiceClient {
  /**
   * The answer of `GET path`. The endpoint must list this service in its `services`.
   * @throws NOT_FOUND when the owning service refuses or has no such object; SERVICE_UNAVAILABLE when the service
   * cannot be reached
   */
  read<S extends z.ZodType>(
    service: ServiceName,
    path: string,
    schema: S,
    correlationId: string,
  ): Promise<z.output<S>>;
  /**
   * The answer of `POST path`, a command that may be repeated. The endpoint must list this service in its `services`.
   * @throws as `read`
   */
  command<S extends z.ZodType>(
    service: ServiceName,
    path: string,
    sent: { readonly body: unknown; readonly schema: S },
    correlationId: string,
  ): Promise<z.output<S>>;
}

export const createServiceClient = (urls: ServiceUrls, token: string): ServiceClient => ({
  read: (service, path, schema, correlationId) =>
    askService(urls, service, path, schema, {
      'X-Correlation-Id': correlationId,
      [SERVICE_TOKEN_HEADER]: token,
    }),
  command: (service, path, sent, correlationId) =>
    commandService(urls, service, path, sent, {
      'X-Correlation-Id': correlationId,
      [SERVICE_TOKEN_HEADER]: token,
    }),
});
