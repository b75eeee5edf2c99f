/**
 * Reads what another service owns, in the caller's own name and session role, so that who may see it stays the rule of
 * the service that owns it.
 */
import type { ServiceName } from '@portal/contract';
import type { z } from 'zod';
import type { Call } from '../http/index.ts';
import { askService } from './ask-service.ts';
import type { ServiceUrls } from './service-urls.ts';

export type CallerOf = Pick<Call, 'context' | 'correlationId'>;

export interface OwningServices {
  /**
   * The answer of `GET path`, which may carry a query of its own.
   * @throws NOT_FOUND when the owner does not show it; SERVICE_UNAVAILABLE when it cannot be asked
   */
  read<S extends z.ZodType>(
    call: CallerOf,
    service: ServiceName,
    path: string,
    schema: S,
  ): Promise<z.output<S>>;
}

/** What says who calls. The token of a service is not passed on: the next one would take us for it. */
const PASSED = ['authorization', 'cookie'];

export function createOwningServices(urls: ServiceUrls): OwningServices {
  return {
    async read({ context, correlationId }, service, path, schema) {
      const { role } = context.query;
      const headers: Record<string, string> = { 'X-Correlation-Id': correlationId };
      for (const name of PASSED) {
        const value = context.get(name);
        if (value) headers[name] = value;
      }
      return askService(urls, service, withRole(path, role), schema, headers);
    },
  };
}

function withRole(path: string, role: unknown): string {
  if (typeof role !== 'string') return path;
  const url = new URL(path, 'http://service');
  url.searchParams.set('role', role);
  return `${url.pathname}${url.search}`;
}
