import { Button, Stack } from '@portal/shared-ui';
import { FACETS, facetValues, type Facet, type Ticked } from '../model/facets.ts';
import type { Resource } from '../model/resource.ts';
import { FacetGroup } from '@portal/shared-ui/facets';
import { resource as words } from '#texts/resource';

interface FacetPanelProps {
  resources: readonly Resource[];
  search: string;
  ticked: Ticked;
  onChange: (ticked: Ticked) => void;
}

/** What the list can be narrowed by, each value with how many it would leave. */
export function FacetPanel({ resources, search, ticked, onChange }: FacetPanelProps) {
  const toggle = (facet: Facet, value: string, isOn: boolean) => {
    const now = ticked[facet] ?? [];
    onChange({ ...ticked, [facet]: isOn ? [...now, value] : now.filter((each) => each !== value) });
  };
  const isNarrowed = FACETS.some((facet) => (ticked[facet]?.length ?? 0) > 0);
  return (
    <Stack gap="4">
      {FACETS.map((facet) => {
        const values = facetValues(resources, facet, search, ticked);
        if (values.length < 2) return null;
        return (
          <FacetGroup
            key={facet}
            legend={words.facets[facet]}
            choices={values.map(({ value, count }) => ({ value, label: value, count }))}
            ticked={ticked[facet] ?? []}
            onToggle={(value, isOn) => toggle(facet, value, isOn)}
          />
        );
      })}
      {isNarrowed ? (
        <Button variant="ghost" size="sm" alignSelf="flex-start" onClick={() => onChange({})}>
          {words.clearFacets}
        </Button>
      ) : null}
    </Stack>
  );
}
