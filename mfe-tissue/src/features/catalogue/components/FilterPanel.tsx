import type { Donor } from '@portal/contract/types';
import { FacetGroup } from '@portal/shared-ui/facets';
import { Stack } from '@portal/shared-ui';
import { useMemo } from 'react';
import { FACETS, knownValues, RANGES, type Narrowed } from '../api/donor-filters.ts';
import { facetLabel, valueLabel } from '../api/facet-words.ts';
import type { DonorFilterHandle } from '../api/use-donor-filters.ts';
import { RangeFilter } from './RangeFilter.tsx';

interface FilterPanelProps {
  donors: readonly Donor[];
  counts: Narrowed['counts'];
  handle: DonorFilterHandle;
}

/** What the donors can be narrowed by: three measures, and the values that occur. */
export function FilterPanel({ donors, counts, handle }: FilterPanelProps) {
  const { filters, setRange, setFacet } = handle;
  const known = useMemo(() => FACETS.map((facet) => [facet, knownValues(donors, facet)] as const), [donors]);
  return (
    <Stack gap="5">
      {RANGES.map((name) => (
        <RangeFilter
          key={name}
          name={name}
          range={filters.ranges[name]}
          onRange={(range) => setRange(name, range)}
        />
      ))}
      {known.map(([facet, values]) => {
        const ticked = filters.facets[facet] ?? [];
        // a single value narrows nothing
        if (values.length < 2 && ticked.length === 0) return null;
        return (
          <FacetGroup
            key={facet}
            legend={facetLabel(facet)}
            choices={values.map((value) => ({
              value,
              label: valueLabel(facet, value),
              count: counts.get(facet)?.get(value) ?? 0,
            }))}
            ticked={ticked}
            onToggle={(value, isOn) =>
              setFacet(facet, isOn ? [...ticked, value] : ticked.filter((one) => one !== value))
            }
          />
        );
      })}
    </Stack>
  );
}
