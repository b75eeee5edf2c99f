/**
 * Reads all lists from the contract's endpoints, so that new lists and filters are measured without being named here.
 */
import * as contract from '@portal/contract';
import {
  endpoints,
  isFilterKey,
  type Access,
  type EndpointDefinition,
  type Filter,
  type PortalObject,
} from '@portal/contract';

export interface DeclaredList {
  readonly name: string;
  readonly access: Access;
  /** Query keys of filters: `status`, `status__in`. */
  readonly filters: readonly string[];
  /** Those that are true or false: no row has to show a value. */
  readonly booleans: readonly string[];
  readonly ordering: readonly string[];
  readonly grouping: readonly string[];
  readonly isSearched: boolean;
  readonly isPaged: boolean;
  /** Supports `count=exact`. */
  readonly isCounted: boolean;
  /** Fields of its rows. */
  readonly shown: readonly string[];
  /** Path with its placeholders, such as `/institution/{id}/verification/`. */
  readonly path: string;
}

/** Orderings of two lists that only their service declares. */
const ORDERS: Readonly<Record<string, readonly string[]>> = { person: ['display_name'], file: ['created'] };

/** Rows of an export are read in the order in which they were stored; there is no search. */
const EXPORT_ROWS = /-export\/\{id\}\/rows\/$/;

type Shaped = { readonly shape?: Readonly<Record<string, unknown>>; readonly element?: unknown } | undefined;
const shownFields = (response: unknown): string[] =>
  listKeys(((response as Shaped)?.shape?.['results'] as Shaped)?.element);
const listKeys = (schema: unknown): string[] => Object.keys((schema as Shaped)?.shape ?? {});

export function declaredLists(): DeclaredList[] {
  const objects = new Map(
    Object.values(contract as Record<string, unknown>)
      .filter(isObject)
      .map((object) => [object.name, object]),
  );
  return Object.entries(endpoints as Record<string, EndpointDefinition>)
    .filter(([key, { response }]) => key.startsWith('GET ') && listKeys(response).includes('results'))
    .filter(([key]) => !EXPORT_ROWS.test(key))
    .map(([key, { access, query, response }]) => {
      const path = key.slice('GET '.length);
      const name = path.replaceAll(/^\/|\/$/g, '');
      const object = objects.get(name);
      const keys = listKeys(query);
      return {
        name,
        access,
        path,
        filters: keys.filter(isFilterKey),
        booleans: keys.filter((filter) => object?.filters[filter]?.kind === 'boolean'),
        ordering: object?.ordering ?? ORDERS[name] ?? [],
        grouping: object?.grouping ?? [],
        shown: shownFields(response),
        isSearched: keys.includes('search'),
        isPaged: keys.includes('offset'),
        isCounted: keys.includes('count'),
      };
    });
}

const isObject = (value: unknown): value is PortalObject & { filters: Readonly<Record<string, Filter>> } =>
  typeof value === 'object' && value !== null && 'defaultOrdering' in value && 'endpoints' in value;
