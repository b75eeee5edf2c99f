import { Button } from '@portal/shared-ui';
import { FacetGroup } from '@portal/shared-ui/facets';
import type { CatalogueFacets as Facets } from '../api/use-catalogue.ts';
import { dataset as words } from '#texts/dataset';

/** What the catalogue can be narrowed by, with how many each choice would leave. */
export function CatalogueFacets({ facets: { facets, narrow, clear } }: { facets: Facets }) {
  const isNarrowed = facets.some(({ ticked }) => ticked.length > 0);
  return (
    <>
      {facets.map(({ filter, legend, choices, ticked }) =>
        // a single choice narrows nothing
        choices.length < 2 && ticked.length === 0 ? null : (
          <FacetGroup
            key={filter}
            legend={legend}
            choices={choices}
            ticked={ticked}
            onToggle={(value, isOn) =>
              narrow(filter, isOn ? [...ticked, value] : ticked.filter((each) => each !== value))
            }
            onAll={() => narrow(filter, [])}
          />
        ),
      )}
      {isNarrowed ? (
        <Button variant="ghost" size="sm" alignSelf="flex-start" justifySelf="start" onClick={clear}>
          {words.clearFilters}
        </Button>
      ) : null}
    </>
  );
}
