/** Calls the reads that the specification lists on a running service. */
import { endpoints, parseKey, type EndpointDefinition, type EndpointKey } from '@portal/contract';
import { listSpecifiedReads } from '@portal/contract/testing/specification-calls';
import type { Harness } from './harness.ts';
import type { PeopleFactories, TestPerson } from './people.ts';

/**
 * Statuses of a call that the service knows: success, refused to this caller, not found, not now, or 503 if it needs
 * another service.
 */
const UNDERSTOOD = [200, 403, 404, 409, 503];

const servedBy = (service: string): RegExp[] =>
  Object.entries<EndpointDefinition>(endpoints)
    .filter(([key, endpoint]) => key.startsWith('GET ') && endpoint.service === service)
    .map(([key]) => new RegExp(`^${parseKey(key as EndpointKey).path.replaceAll(/\{[a-z]+\}/g, '[^/]+')}$`));

/** @returns reads of this service that it does not know, with their answers; and how many were called */
export async function askSpecifiedReads(
  harness: Harness<PeopleFactories>,
  service: string,
  as: TestPerson,
): Promise<{ refused: unknown[]; asked: number }> {
  const patterns = servedBy(service);
  const reads = listSpecifiedReads().filter(({ path }) =>
    patterns.some((pattern) => pattern.test(path.replace(/\?.*/, ''))),
  );
  const refused: unknown[] = [];
  for (const { row, path } of reads) {
    const { status, body } = await harness.call(`GET ${path}`, { as });
    if (!UNDERSTOOD.includes(status)) refused.push({ row, path, status, body: body as unknown });
  }
  return { refused, asked: reads.length };
}
