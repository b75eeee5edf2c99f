/**
 * Reads what another service owns, in the caller's own name and session role, so that who may see it stays the rule of
 * the service that owns it.
 */
import type { ServiceName } from '@portal/contract';
import type { z } from 'zod';
import { SERVICE_TOKEN_HEADER } from '../auth/index.ts';
import { AppError, notFound } from '../errors.ts';
import type { Call } from '../http/index.ts';
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

/** What says who calls. Everything else of the request is no business of the owner. */
const PASSED = ['authorization', 'cookie', SERVICE_TOKEN_HEADER];
const PATIENCE = 5000;

export function createOwningServices(urls: ServiceUrls): OwningServices {
  return {
    async read({ context, correlationId }, service, path, schema) {
      const base = urls[service];
      if (!base) throw unreachable(new Error(`SERVICE_URLS does not name ${service}`));
      const url = new URL(path, base);
      const { role } = context.query;
      if (typeof role === 'string') url.searchParams.set('role', role);
      const headers = new Headers({ 'X-Correlation-Id': correlationId });
      for (const name of PASSED) {
        const value = context.get(name);
        if (value) headers.set(name, value);
      }
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE) }).catch(
        (error: unknown) => {
          throw unreachable(error);
        },
      );
      if (!answer.ok) await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 403) throw notFound();
      if (!answer.ok) throw unreachable(new Error(`${service} answered ${answer.status}`));
      try {
        return schema.parse(await answer.json());
      } catch (error) {
        throw unreachable(error);
      }
    },
  };
}

const unreachable = (cause: unknown) =>
  new AppError('SERVICE_UNAVAILABLE', 'A part of the portal cannot be reached. Please try again', { cause });
