import { Button } from '@portal/shared-ui';
import { FacetGroup, type FacetChoice } from '@portal/shared-ui/facets';
import { dataset as words } from '#texts/dataset';

export interface Facets {
  readonly facets: readonly {
    readonly filter: string;
    readonly legend: string;
    readonly choices: readonly FacetChoice[];
    readonly ticked: readonly string[];
  }[];
  readonly narrow: (filter: string, ticked: readonly string[]) => void;
  readonly clear: () => void;
}

/** The facets of the catalog and the wizard. Each choice shows how many datasets it would leave. */
export function CatalogueFacets({ facets: { facets, narrow, clear } }: { facets: Facets }) {
  const isNarrowed = facets.some(({ ticked }) => ticked.length > 0);
  return (
    <>
      {facets.map(({ filter, legend, choices, ticked }) =>
        // hides a facet that has only one choice
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
