/** What a service uses of others, so that a deploy of those can be compared with it (decision 414). */
import { endpoints, type EndpointDefinition, type PortalEndpointKey } from '@portal/contract';
import { describeEndpoint, type EndpointNeeds } from '@portal/contract/fits/contract-file';
import { flattenSchema, findParent, MAY_MISS, type Shape } from '@portal/contract/fits/shape';
import type { z } from 'zod';

/** One endpoint that a client of this service calls, named beside the client. */
export interface ServiceCall {
  readonly key: PortalEndpointKey;
  /** By which the answer is parsed: it names what is read. */
  readonly answer?: z.ZodType;
  /** Names of the query that are sent. */
  readonly query?: readonly string[];
  /** Fields of the answer that may be missing in general and are there for this call, as those that `expand` names. */
  readonly expanded?: readonly string[];
}

/** The calls with what they send and read, as the present sources have it. */
export function describeCalls(calls: readonly ServiceCall[]): EndpointNeeds {
  const needs: EndpointNeeds = {};
  for (const { key, answer, query = [], expanded = [] } of calls) {
    const endpoint: EndpointDefinition = endpoints[key];
    const sent = Object.entries(describeEndpoint(endpoint).sent).filter(
      ([path, words]) => !words.includes(MAY_MISS) || query.some((name) => path === `query.${name}`),
    );
    const read = answer ? pickRequired(flattenSchema(answer, 'input'), expanded) : {};
    needs[key] = {
      service: endpoint.service,
      sent: { ...needs[key]?.sent, ...Object.fromEntries(sent) },
      answered: {
        ...needs[key]?.answered,
        ...read,
      },
    };
  }
  return needs;
}

/** What may be missing is no reason to refuse. */
function pickRequired(shape: Shape, expanded: readonly string[]): Record<string, string[]> {
  const required: Record<string, string[]> = {};
  for (const [path, words] of Object.entries(shape)) {
    const parent = findParent(path);
    const hasParent = parent === undefined || parent in required;
    if (!hasParent) continue;
    // The contract says of every call together that it may be missing.
    if (expanded.includes(path)) required[path] = [...new Set([MAY_MISS, ...words])];
    else if (!words.includes(MAY_MISS)) required[path] = [...words];
  }
  return required;
}
