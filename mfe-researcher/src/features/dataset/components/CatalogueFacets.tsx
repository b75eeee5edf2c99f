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

/** What the catalogue and the wizard can be narrowed by, with how many each choice would leave. */
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
