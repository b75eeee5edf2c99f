import { Box, Button, chakra, CheckRow, Phrase, Stack } from '@portal/shared-ui';
import { FACETS, facetValues, type Facet, type Ticked } from '../api/facets.ts';
import type { Resource } from '../api/resource.ts';
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
          <chakra.fieldset key={facet} border="0" m="0" p="0" minW="0">
            <chakra.legend textStyle="sm" fontWeight="semibold" p="0">
              {words.facets[facet]}
            </chakra.legend>
            {values.map(({ value, count }) => (
              <Box key={value} textStyle="sm">
                <CheckRow
                  isChecked={ticked[facet]?.includes(value) ?? false}
                  onChange={(isOn) => toggle(facet, value, isOn)}
                >
                  <Phrase
                    text={words.facetValue}
                    values={{ value, count: <chakra.span color="fg.muted">{count}</chakra.span> }}
                  />
                </CheckRow>
              </Box>
            ))}
          </chakra.fieldset>
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
