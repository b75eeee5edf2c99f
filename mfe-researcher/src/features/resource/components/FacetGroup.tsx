import { Box, chakra, CheckRow, Phrase } from '@portal/shared-ui';
import { countText } from '@portal/shared-ui/data';
import { resource as words } from '#texts/resource';

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

/** One thing that a list can be narrowed by, each value with how many it would leave. */
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
              text={words.facetValue}
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
