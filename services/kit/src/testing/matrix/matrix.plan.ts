/** Finds the table that governs each endpoint of a service. An endpoint without one stops the matrix. */
import {
  endpoints,
  parseKey,
  type EndpointDefinition,
  type EndpointKey,
  type PortalObject,
} from '@portal/contract';
import type { CompleteOptions } from './matrix.complete.ts';
import type { ObjectAction } from './matrix.options.ts';

export type Rule =
  | { readonly kind: 'object'; readonly object: string; readonly action: string }
  | { readonly kind: 'list'; readonly object: string }
  | { readonly kind: 'create'; readonly object: string }
  | { readonly kind: 'patch'; readonly object: string }
  | { readonly kind: 'access' };

export interface PlannedEndpoint {
  readonly key: EndpointKey;
  readonly endpoint: EndpointDefinition;
  readonly rule: Rule;
  /** Index among the endpoints of the service. */
  readonly place: number;
}

const GENERIC: Readonly<Record<string, (object: string) => Rule>> = {
  'GET /': (object) => ({ kind: 'list', object }),
  'POST /': (object) => ({ kind: 'create', object }),
  'GET /{id}/': (object) => ({ kind: 'object', object, action: 'read' }),
  'PATCH /{id}/': (object) => ({ kind: 'patch', object }),
  'DELETE /{id}/': (object) => ({ kind: 'object', object, action: 'delete' }),
};

function findRule(key: EndpointKey, options: CompleteOptions): Rule | undefined {
  if (options.accessOnly?.[key] !== undefined) return { kind: 'access' };
  const named: ObjectAction | undefined = options.actions?.[key];
  if (named) return { kind: 'object', ...named };
  const { method, path } = parseKey(key);
  for (const { object } of options.resources as readonly { object: PortalObject }[]) {
    const prefix = `/${object.name}/`;
    if (path.startsWith(prefix)) return GENERIC[`${method} /${path.slice(prefix.length)}`]?.(object.name);
  }
  return undefined;
}

/**
 * Destructive calls come last, so that the other cases still find their object; ending the caller's own session comes
 * at the very end.
 */
const ORDER = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE'];

/** @throws when an endpoint of the service has no table, or an object no fixture */
export function planEndpoints(options: CompleteOptions): PlannedEndpoint[] {
  const all = (Object.entries(endpoints) as [EndpointKey, EndpointDefinition][]).filter(
    ([, endpoint]) => endpoint.service === options.service,
  );
  const planned = all.flatMap(([key, endpoint], place): PlannedEndpoint[] => {
    const rule = findRule(key, options);
    return rule ? [{ key, endpoint, rule, place }] : [];
  });
  const ungoverned = all.filter(([key]) => !planned.some((one) => one.key === key)).map(([key]) => key);
  if (ungoverned.length) throw new Error(`the matrix has no table for: ${ungoverned.join(', ')}`);
  const unbuilt = planned.flatMap(({ rule }) =>
    'object' in rule && !options.fixtures[rule.object] ? [rule.object] : [],
  );
  if (unbuilt.length) throw new Error(`the matrix has no fixture for: ${[...new Set(unbuilt)].join(', ')}`);
  const rank = ({ key }: PlannedEndpoint): number =>
    key === 'DELETE /session/' ? ORDER.length : ORDER.indexOf(parseKey(key).method);
  return planned.toSorted((one, other) => rank(one) - rank(other));
}
