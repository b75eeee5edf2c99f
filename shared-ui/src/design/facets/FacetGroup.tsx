import { Box, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { CheckRow } from '../layout/CheckRow.tsx';
import { CHECK_BOX, CHECK_LABEL } from '../layout/check-row-look.ts';
import { countText } from '../layout/count-text.ts';
import { Phrase } from '../layout/Phrase.tsx';
import { facets as words } from '#texts/facets';

export interface FacetChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}
interface FacetGroupProps {
  legend: string;
  choices: readonly FacetChoice[];
  /** An empty list means no restriction. */
  ticked: readonly string[];
  onToggle: (value: string, isOn: boolean) => void;
  /** If set, the first row means "no filter" and clears the others. */
  onAll?: () => void;
}

/**
 * A list has about fifty filter values, and each filter changes most counts. Components of the library would cost more
 * than the list itself.
 */
const ROWS = {
  '& [data-facet]': { textStyle: 'sm' },
  '& [data-facet] label': { ...CHECK_LABEL, cursor: 'pointer' },
  '& [data-facet] input': CHECK_BOX,
  '& [data-count]': { color: 'fg.muted' },
} as const;

/**
 * One field that a list can be filtered by; each value shows how many rows it would leave. Counts above 1000 are shown
 * as "1000+" (spec 1 section 5).
 */
export function FacetGroup({ legend, choices, ticked, onToggle, onAll }: FacetGroupProps) {
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0" css={ROWS}>
      <chakra.legend textStyle="sm" fontWeight="semibold" p="0">
        {legend}
      </chakra.legend>
      {onAll ? (
        <Box textStyle="sm">
          <CheckRow isChecked={ticked.length === 0} onChange={onAll}>
            {words.all}
          </CheckRow>
        </Box>
      ) : null}
      {choices.map(({ value, label, count }) => (
        <FacetRow
          key={value}
          value={value}
          label={label}
          count={count}
          isTicked={ticked.includes(value)}
          onToggle={onToggle}
        />
      ))}
    </chakra.fieldset>
  );
}

interface FacetRowProps extends FacetChoice {
  isTicked: boolean;
  onToggle: FacetGroupProps['onToggle'];
}

/**
 * One value as plain elements, styled like a `CheckRow` by `ROWS`. Memoized, so that only changed rows render again.
 */
const FacetRow = memo(function FacetRow({ value, label, count, isTicked, onToggle }: FacetRowProps) {
  return (
    <div data-facet="">
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onToggle(value, event.currentTarget.checked)}
        />
        <span>
          <Phrase
            text={words.value}
            values={{ value: label, count: <span data-count="">{countText(count)}</span> }}
          />
        </span>
      </label>
    </div>
  );
});
