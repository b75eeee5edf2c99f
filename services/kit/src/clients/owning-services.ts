/**
 * Reads from the service that owns the data, in the caller's name and session role. So the rules of the owning service
 * decide who may see it.
 */
import type { ServiceName } from '@portal/contract';
import type { z } from 'zod';
import type { Call } from '../http/call.ts';
import { askForBytes, askService } from './ask-service.ts';
import type { ServiceUrls } from './service-urls.ts';

export type CallerOf = Pick<Call, 'context' | 'correlationId'>;

export interface OwningServices {
  /**
   * The answer of `GET path`, which may have a query.
   * @throws NOT_FOUND when the owning service does not show it; SERVICE_UNAVAILABLE when the service cannot be reached
   */
  read<S extends z.ZodType>(
    call: CallerOf,
    service: ServiceName,
    path: string,
    schema: S,
  ): Promise<z.output<S>>;
  /** The bytes of `GET path`; undefined if there are more than `limit`. @throws as `read` */
  readBytes(call: CallerOf, service: ServiceName, path: string, limit: number): Promise<Buffer | undefined>;
}

/** Headers that identify the caller, and the address to which a machine key may be limited. With a service token, the next service would take this one for its owner. */
const PASSED = ['authorization', 'cookie', 'x-forwarded-for'];

export function createOwningServices(urls: ServiceUrls): OwningServices {
  const readHeaders = ({ context, correlationId }: CallerOf): Record<string, string> => {
    const headers: Record<string, string> = { 'X-Correlation-Id': correlationId };
    for (const name of PASSED) {
      const value = context.get(name);
      if (value) headers[name] = value;
    }
    return headers;
  };
  return {
    read: async (call, service, path, schema) =>
      askService(urls, service, withRole(path, call.context.query['role']), schema, readHeaders(call)),
    readBytes: async (call, service, path, limit) =>
      askForBytes(urls, service, withRole(path, call.context.query['role']), limit, readHeaders(call)),
  };
}

function withRole(path: string, role: unknown): string {
  if (typeof role !== 'string') return path;
  const url = new URL(path, 'http://service');
  url.searchParams.set('role', role);
  return `${url.pathname}${url.search}`;
}
