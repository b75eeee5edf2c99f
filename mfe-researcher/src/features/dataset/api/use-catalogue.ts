import type { Dataset } from '@portal/contract';
import {
  CURATOR_TYPE_LABELS,
  DATASET_GROUP_LABELS,
  DATASET_GROUPS,
  DATASET_TYPE_LABELS,
  EXTERNAL_SYSTEMS,
  filterDatasetGroup,
  findDatasetGroup,
} from '@portal/contract/statuses';
import { useList } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { listProps, useTableState, useIsCardList } from '@portal/shared-ui/table';
import { useCallback, useMemo } from 'react';
import { datasetColumns } from '../components/dataset-columns.tsx';
import { useApprovedDatasets } from './use-approved-datasets.ts';
import { dataset as words } from '#texts/dataset';

/** 50 rows a page (spec 2 section 2.7). As cards on a phone, 50 rows would fill ten screens, so 10 are shown. */
const useCataloguePageSize = (): number => (useIsCardList() ? 10 : 50);

/** The catalog filters; the address and the API use the same names. */
export const FACET_FILTERS = [
  'type__in',
  'curator_type__in',
  'cohort__in',
  'available',
  'access__in',
] as const;
export type FacetFilter = (typeof FACET_FILTERS)[number];

/** The filters that a count by cohort and kind sets. */
const KIND_FILTERS = ['cohort__in', 'type__in', 'curator_type__in'] as const;
const NO_KIND = { cohort__in: '', type__in: '', curator_type__in: '' } as const;

/**
 * Accepts only known filter values from the address and ignores the rest, so that an old link does not break the page.
 */
const KNOWN: Readonly<Record<FacetFilter, (value: string) => boolean>> = {
  type__in: (value) => Object.hasOwn(DATASET_TYPE_LABELS, value),
  curator_type__in: (value) => Object.hasOwn(CURATOR_TYPE_LABELS, value),
  cohort__in: (value) => /^[1-9]\d{0,8}$/.test(value),
  available: (value) => value === 'true' || value === 'false',
  access__in: (value) => EXTERNAL_SYSTEMS.some((way) => way === value),
};
const readTicked = (filter: FacetFilter, filters: Readonly<Record<string, string>>): string[] =>
  (filters[filter] ?? '').split(',').filter(KNOWN[filter]);

/** The dataset list for the catalog pages: search, facets and page number are in the address. */
export function useCatalogue() {
  const { role, user } = useSession();
  const isResearcher = role === 'primary_researcher' || role === 'pi_sbso';
  const mayRequest = !user || (isResearcher && !user.suspended_request);
  const table = useTableState({
    pageSize: useCataloguePageSize(),
    filters: Object.fromEntries(FACET_FILTERS.map((name) => [name, ''])),
  });
  const { filters: asked } = table.state;
  const list = useList('GET /dataset/', {
    ...table.query,
    ...Object.fromEntries(
      FACET_FILTERS.map((name) => [name, readTicked(name, asked).join(',') || undefined]),
    ),
    active: true,
    parent__isnull: true,
    grouping: FACET_FILTERS.map((name) => name.replace('__in', '')).join(','),
  });
  const cohorts = useList('GET /cohort/', { limit: 1000 }, { silent: true });
  const { approved } = useApprovedDatasets();
  const columns = useMemo(() => datasetColumns(approved, mayRequest), [approved, mayRequest]);
  const isApproved = useCallback((dataset: Dataset) => approved.has(dataset.id), [approved]);

  const facet = (
    filter: FacetFilter,
    legend: string,
    labels: readonly (readonly [value: string, label: string])[],
  ) => {
    const counts = list.groups[filter.replace('__in', '')] ?? {};
    const ticked = readTicked(filter, asked);
    const all = labels.map(([value, label]) => ({ value, label, count: counts[value] ?? 0 }));
    const found = all.filter(({ value, count }) => count > 0 || ticked.includes(value));
    // keeps the facets when nothing matches, so that the user sees which filter is the cause; missing counts are not
    // zero
    const isEmpty = !list.isLoading && !list.error && all.every(({ count }) => count === 0);
    return { filter, legend, choices: isEmpty ? all : found, ticked };
  };
  const facets = [
    facet('type__in', words.type, Object.entries(DATASET_TYPE_LABELS)),
    facet('curator_type__in', words.curation, Object.entries(CURATOR_TYPE_LABELS)),
    facet(
      'cohort__in',
      words.cohort,
      cohorts.rows.map(({ id, display_name: name }) => [String(id), name] as const),
    ),
    // primary researchers choose datasets by content, not by availability (spec 2 section 6)
    ...(role === 'primary_researcher'
      ? []
      : [
          facet('available', words.availability, [
            ['true', words.available],
            ['false', words.unavailable],
          ]),
        ]),
    facet(
      'access__in',
      words.wayOfAccess,
      EXTERNAL_SYSTEMS.map((way) => [way, words.ways[way]] as const),
    ),
  ];
  const narrow = (filter: string, ticked: readonly string[]): void =>
    // ticking both values means no filter
    table.setFilter(filter, filter === 'available' && ticked.length > 1 ? '' : ticked.join(','));
  const clear = (): void => {
    const filters = Object.fromEntries(FACET_FILTERS.map((name) => [name, '']));
    table.onStateChange({ ...table.state, page: 1, filters: { ...table.state.filters, ...filters } });
  };
  const whole = useList(
    'GET /dataset/',
    { active: true, parent__isnull: true, limit: 1000, fields: 'cohort,type,curator_type' },
    { silent: true },
  );
  const findFilters = (cohort: string, kind: string) => {
    const row = whole.rows.find((one) => one.cohort.display_name === cohort);
    const group = DATASET_GROUPS.find((name) => DATASET_GROUP_LABELS[name] === kind);
    return group && row ? { ...filterDatasetGroup(group), cohort__in: String(row.cohort.id) } : NO_KIND;
  };
  const isChosen = (cohort: string, kind: string): boolean => {
    const wanted = findFilters(cohort, kind);
    return KIND_FILTERS.every((name) => readTicked(name, asked).join(',') === wanted[name]);
  };
  const kinds = {
    entries: whole.rows.map((dataset) => ({
      cohort: dataset.cohort.display_name,
      kind: DATASET_GROUP_LABELS[findDatasetGroup(dataset)],
    })),
    kinds: Object.values(DATASET_GROUP_LABELS),
    isChosen,
    onChoose: (cohort: string, kind: string) => {
      const wanted = isChosen(cohort, kind) ? NO_KIND : findFilters(cohort, kind);
      table.onStateChange({
        ...table.state,
        page: 1,
        filters: { ...table.state.filters, ...wanted },
      });
    },
  };
  const tableProps = {
    columns,
    ...listProps(list),
    state: table.state,
    onStateChange: table.onStateChange,
    rowId: (dataset: Dataset) => dataset.id,
    rowLabel: (dataset: Dataset) => dataset.name,
    isMarked: isApproved,
  };
  const facetProps = { facets: { facets, narrow, clear }, count: list.count, isCapped: list.countCapped };
  return { table, tableProps, mayRequest, kinds, facetProps };
}
