import type { Donor } from '@portal/contract/types';
import { FacetGroup } from '@portal/shared-ui/facets';
import { Stack } from '@portal/shared-ui';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { FACETS, knownValues, RANGES, type Facet, type Narrowed } from '../model/donor-filters.ts';
import { facetLabel, valueLabel } from '../model/facet-words.ts';
import { isNarrowed, type DonorFilterHandle } from '../model/use-donor-filters.ts';
import { RangeFilter } from './RangeFilter.tsx';

interface FilterPanelProps {
  donors: readonly Donor[];
  counts: Narrowed['counts'];
  handle: DonorFilterHandle;
}

/** The filters for donors: three numeric ranges, and the values that occur in the data. */
export function FilterPanel({ donors, counts, handle }: FilterPanelProps) {
  const { filters, setRange, tick } = handle;
  const known = useMemo(() => FACETS.map((facet) => [facet, knownValues(donors, facet)] as const), [donors]);
  // the list updates first, the counts afterwards
  const shownCounts = useDeferredValue(counts);
  return (
    <Stack gap="5">
      {RANGES.map((name) => (
        <RangeFilter
          key={name}
          name={name}
          range={filters.ranges[name]}
          isNarrowed={isNarrowed(filters)}
          setRange={setRange}
        />
      ))}
      {known.map(([facet, values]) => (
        <FacetFilter
          key={facet}
          facet={facet}
          values={values}
          counts={shownCounts.get(facet)}
          tickedText={(filters.facets[facet] ?? []).join('\n')}
          tick={tick}
        />
      ))}
    </Stack>
  );
}

interface FacetFilterProps {
  facet: Facet;
  values: readonly string[];
  counts: ReadonlyMap<string, number> | undefined;
  /** The ticked values joined into one string, so that `memo` can compare them. */
  tickedText: string;
  tick: DonorFilterHandle['tick'];
}

/** Memoized, because there are some fifty checkboxes in all. */
const FacetFilter = memo(function FacetFilter({ facet, values, counts, tickedText, tick }: FacetFilterProps) {
  const onToggle = useCallback((value: string, isOn: boolean) => tick(facet, value, isOn), [facet, tick]);
  const ticked = tickedText === '' ? [] : tickedText.split('\n');
  // a facet with a single value cannot narrow the list
  if (values.length < 2 && ticked.length === 0) return null;
  return (
    <FacetGroup
      legend={facetLabel(facet)}
      choices={values.map((value) => ({
        value,
        label: valueLabel(facet, value),
        count: counts?.get(value) ?? 0,
      }))}
      ticked={ticked}
      onToggle={onToggle}
    />
  );
});
