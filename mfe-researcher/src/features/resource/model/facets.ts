/** Filters a list of resources by facet. */
import { GROUP_ORDER, type Resource } from './resource.ts';
import { resource as words } from '#texts/resource';

export const FACETS = ['group', 'cohort', 'access', 'size'] as const;
export type Facet = (typeof FACETS)[number];
/** Ticked values by facet; a facet without ticked values does not filter. */
export type Ticked = Readonly<Partial<Record<Facet, readonly string[]>>>;

const GIGABYTES: Readonly<Record<string, number>> = { KB: 1e-6, MB: 1e-3, GB: 1, TB: 1000 };
const SIZES: readonly (readonly [number, string])[] = [
  [10, words.sizes.small],
  [100, words.sizes.medium],
  [1000, words.sizes.large],
  [Infinity, words.sizes.huge],
];

/** The size class of a text such as "1.2 TB"; undefined if the text has no size. */
export function sizeClass(size: string): string | undefined {
  const [, number, unit = ''] = /^([\d.,]+)\s*([KMGT]B)$/i.exec(size.trim()) ?? [];
  const factor = GIGABYTES[unit.toUpperCase()];
  const gigabytes = Number(number?.replaceAll(',', '')) * (factor ?? NaN);
  return SIZES.find(([most]) => gigabytes <= most)?.[1];
}

function getValues(resource: Resource, facet: Facet): readonly string[] {
  switch (facet) {
    case 'group':
      return [resource.group];
    case 'cohort':
      return resource.cohorts;
    case 'access':
      return resource.access;
    case 'size': {
      const size = sizeClass(resource.size);
      return size === undefined ? [] : [size];
    }
  }
}

const fitsFacet = (resource: Resource, facet: Facet, ticked: Ticked): boolean => {
  const wanted = ticked[facet] ?? [];
  return wanted.length === 0 || getValues(resource, facet).some((value) => wanted.includes(value));
};

const fitsSearch = ({ name, code, cohorts, group }: Resource, search: string): boolean =>
  [name, code, group, ...cohorts].some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));

export const narrow = (
  resources: readonly Resource[],
  search: string,
  ticked: Ticked,
  except?: Facet,
): Resource[] =>
  resources.filter(
    (resource) =>
      fitsSearch(resource, search) &&
      FACETS.every((facet) => facet === except || fitsFacet(resource, facet, ticked)),
  );

export interface FacetValue {
  readonly value: string;
  /** Number of results if this value were ticked, given the ticks in other facets. */
  readonly count: number;
}

const ORDERS: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  group: GROUP_ORDER,
  size: SIZES.map(([, label]) => label),
};

/**
 * All values of a facet that have results or are ticked, with counts. Sorted in the facet's order, or by first
 * occurrence.
 */
export function facetValues(
  resources: readonly Resource[],
  facet: Facet,
  search: string,
  ticked: Ticked,
): FacetValue[] {
  const all = [...new Set(resources.flatMap((resource) => getValues(resource, facet)))];
  const found = narrow(resources, search, ticked, facet);
  const ordered = ORDERS[facet]?.filter((value) => all.includes(value)) ?? all;
  return ordered
    .map((value) => ({
      value,
      count: found.filter((resource) => getValues(resource, facet).includes(value)).length,
    }))
    .filter(({ value, count }) => count > 0 || ticked[facet]?.includes(value));
}
