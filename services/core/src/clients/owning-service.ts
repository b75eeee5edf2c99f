/** Asks the service that owns an object what the caller may do with it, in the caller's own name. */
import { Abilities } from '@portal/contract';
import { AppError, notFound, type Call } from '@portal/kit';
import { z } from 'zod';

export interface OwningServices {
  /**
   * What the caller may do with the object; empty for an object whose answer says nothing of it.
   * @throws NOT_FOUND when the owner answers so; SERVICE_UNAVAILABLE when it cannot be asked
   */
  abilitiesOn(
    call: Pick<Call, 'context' | 'correlationId'>,
    service: string,
    path: string,
  ): Promise<Readonly<Record<string, boolean>>>;
}

const Answer = z.object({ abilities: Abilities.default({}) });
/** What says who calls. Everything else of the request is no business of the owner. */
const PASSED = ['authorization', 'cookie', 'x-service-token'];

export function createOwningServices(urls: Readonly<Partial<Record<string, string>>>): OwningServices {
  return {
    async abilitiesOn({ context, correlationId }, service, path) {
      const base = urls[service];
      if (!base) throw unreachable(new Error(`SERVICE_URLS does not name ${service}`));
      const url = new URL(path, base);
      const role = context.query['role'];
      if (typeof role === 'string') url.searchParams.set('role', role);
      const headers = new Headers({ 'X-Correlation-Id': correlationId });
      for (const name of PASSED) {
        const value = context.get(name);
        if (value) headers.set(name, value);
      }
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(5000) }).catch(
        (error: unknown) => {
          throw unreachable(error);
        },
      );
      if (!answer.ok) await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 403) throw notFound();
      if (!answer.ok) throw unreachable(new Error(`${service} answered ${answer.status}`));
      try {
        return Answer.parse(await answer.json()).abilities;
      } catch (error) {
        throw unreachable(error);
      }
    },
  };
}

const unreachable = (cause: unknown) =>
  new AppError('SERVICE_UNAVAILABLE', 'A part of the portal cannot be reached. Please try again', { cause });
