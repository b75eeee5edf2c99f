import {
  endpoints,
  parseKey,
  SERVICES,
  type EndpointDefinition,
  type EndpointKey,
  type ServiceName,
} from '@portal/contract';
import { contractPath } from '@portal/contract/fits/contract-file';

/** One declared endpoint: `POST /request/{id}/decision/` of a service. */
export interface Route {
  method: string;
  path: string;
  endpoint: EndpointDefinition;
}

/** The owner of a path. */
export interface Match {
  service: ServiceName;
  /** The endpoints declared for exactly this path, by method. */
  endpoints: ReadonlyMap<string, EndpointDefinition>;
}

/** Finds the service of a path inside the API (`/request/12/`). Undefined if no service declares it. */
export type RouteTable = (path: string) => Match | undefined;

interface Node {
  service: ServiceName | undefined;
  endpoints: Map<string, EndpointDefinition>;
  literals: Map<string, Node>;
  parameter: Node | undefined;
}

/** All paths that the services declare in the contract. */
export function declaredRoutes(): Route[] {
  const declared = (Object.entries(endpoints) as [EndpointKey, EndpointDefinition][]).map(
    ([key, endpoint]) => ({ ...parseKey(key), endpoint }),
  );
  return [...declared, ...SERVICES.map(contractRoute)];
}

/** The path at which each service reports its own contract, which a deployment reads. */
const contractRoute = (service: ServiceName): Route => ({
  method: 'GET',
  path: contractPath(service),
  endpoint: { service, summary: contractPath(service), access: 'anyone' },
});

/** Reserved for services and platform, so never forwarded, whatever is declared. */
const CLOSED = new Set(['internal', 'health', 'metrics']);

/**
 * Builds the table. The longest declared prefix of a path decides, and a literal part wins over a parameter. So a
 * service answers 404 itself below its declared paths, and undeclared paths reach no service.
 */
export function createRouteTable(routes: readonly Route[]): RouteTable {
  const root = emptyNode();
  for (const route of routes) insert(root, route);
  return (path) => {
    const segments = split(path);
    if (segments === undefined) return undefined;
    return find(root, segments);
  };
}

function emptyNode(): Node {
  return { service: undefined, endpoints: new Map(), literals: new Map(), parameter: undefined };
}

function insert(root: Node, route: Route): void {
  let node = root;
  for (const segment of route.path.split('/').filter((part) => part !== '')) {
    if (segment.startsWith('{')) {
      node.parameter ??= emptyNode();
      node = node.parameter;
    } else {
      const next = node.literals.get(segment) ?? emptyNode();
      node.literals.set(segment, next);
      node = next;
    }
    // The first service that declares a prefix owns it, unless a route that ends there sets the owner below.
    node.service ??= route.endpoint.service;
  }
  node.service = route.endpoint.service;
  node.endpoints.set(route.method, route.endpoint);
}

const NOTHING: Match['endpoints'] = new Map();

function find(root: Node, segments: readonly string[]): Match | undefined {
  let node = root;
  for (const segment of segments) {
    const next = node.literals.get(segment) ?? node.parameter;
    if (next === undefined) return node.service && { service: node.service, endpoints: NOTHING };
    node = next;
  }
  return node.service && { service: node.service, endpoints: node.endpoints };
}

/**
 * Parts of a path. Undefined if decoding could change the path (`..`, `//`, `%2f`), because a service would then read
 * it differently from the gateway.
 */
function split(path: string): string[] | undefined {
  const parts = path.replace(/\/$/, '').split('/').slice(1);
  if (parts.length === 0 || CLOSED.has(parts[0]?.toLowerCase() ?? '')) return undefined;
  return isPlainPath(path) ? parts : undefined;
}

/** Whether the path means the same before and after decoding. */
export function isPlainPath(path: string): boolean {
  return path.replace(/\/$/, '').split('/').slice(1).every(isPlain);
}

function isPlain(part: string): boolean {
  if (part === '' || part.length > 512 || /%(2f|5c|00|2e)/i.test(part) || part.includes('\\')) return false;
  if (part === '.' || part === '..') return false;
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
