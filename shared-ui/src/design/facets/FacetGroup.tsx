import { Box, chakra } from '@chakra-ui/react';
import { CheckRow } from '../layout/CheckRow.tsx';
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
  /** None is all. */
  ticked: readonly string[];
  onToggle: (value: string, isOn: boolean) => void;
  /** Given, a first row says that nothing is narrowed, and takes the others back. */
  onAll?: () => void;
}

/**
 * One thing that a list can be narrowed by, each value with how many it would leave. Counts above 1000 are shown "1000+"
 * (specification 1 section 5).
 */
export function FacetGroup({ legend, choices, ticked, onToggle, onAll }: FacetGroupProps) {
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0">
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
        <Box key={value} textStyle="sm">
          <CheckRow isChecked={ticked.includes(value)} onChange={(isOn) => onToggle(value, isOn)}>
            <Phrase
              text={words.value}
              values={{
                value: label,
                count: <chakra.span color="fg.muted">{countText(count)}</chakra.span>,
              }}
            />
          </CheckRow>
        </Box>
      ))}
    </chakra.fieldset>
  );
}
