/** Describes what a service uses of others, to check a deployment of those against it (decision 414). */
import { endpoints, type EndpointDefinition, type PortalEndpointKey } from '@portal/contract';
import { describeEndpoint, type EndpointNeeds } from '@portal/contract/fits/contract-file';
import { flattenSchema, findParent, OPTIONAL, type Shape } from '@portal/contract/fits/shape';
import type { z } from 'zod';

/** One endpoint that a client of this service calls, named beside the client. */
export interface ServiceCall {
  readonly key: PortalEndpointKey;
  /** The schema that parses the answer; it lists the fields that are read. */
  readonly answer?: z.ZodType;
  /** Names of the query parameters that are sent. */
  readonly query?: readonly string[];
  /** Fields that are optional in general but always present in this call, such as those requested with `expand`. */
  readonly expanded?: readonly string[];
}

/** The calls with the fields that they send and read, derived from the current sources. */
export function describeCalls(calls: readonly ServiceCall[]): EndpointNeeds {
  const needs: EndpointNeeds = {};
  for (const { key, answer, query = [], expanded = [] } of calls) {
    const endpoint: EndpointDefinition = endpoints[key];
    const sent = Object.entries(describeEndpoint(endpoint).sent).filter(
      ([path, words]) => !words.includes(OPTIONAL) || query.some((name) => path === `query.${name}`),
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

/** A field that may be missing is no requirement. */
function pickRequired(shape: Shape, expanded: readonly string[]): Record<string, string[]> {
  const required: Record<string, string[]> = {};
  for (const [path, words] of Object.entries(shape)) {
    const parent = findParent(path);
    const hasParent = parent === undefined || parent in required;
    if (!hasParent) continue;
    // The contract marks the field as optional for all calls together.
    if (expanded.includes(path)) required[path] = [...new Set([OPTIONAL, ...words])];
    else if (!words.includes(OPTIONAL)) required[path] = [...words];
  }
  return required;
}
