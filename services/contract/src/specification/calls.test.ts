/** The reads of the specification, each with its filters, are taken by the contract. */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { EndpointDefinition } from '../api/endpoint.ts';
import { endpoints } from '../api/endpoints.ts';
import { listSpecifiedReads } from '../testing/specification-calls.ts';

const READS = Object.entries<EndpointDefinition>(endpoints)
  .filter(([key]) => key.startsWith('GET '))
  // An address with words is no id.
  .toSorted(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
  .map(([key, endpoint]) => ({
    pattern: new RegExp(`^${key.slice('GET '.length).replaceAll(/\{[a-z]+\}/g, '[^/]+')}$`),
    query: endpoint.query as z.ZodType | undefined,
  }));

test.each(listSpecifiedReads())('$row: GET $path', ({ path }) => {
  const url = new URL(path, 'http://portal.test');
  const read = READS.find(({ pattern }) => pattern.test(url.pathname));
  expect(read, 'there is no such address').toBeDefined();
  const asked = Object.fromEntries(url.searchParams);
  expect(read?.query?.safeParse(asked).error?.issues ?? []).toEqual([]);
});
