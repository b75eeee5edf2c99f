import { Button, DatePicker as Chakra, useDatePickerContext } from '@chakra-ui/react';
import { dateInput as words } from '#texts/date-input';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { fill } from '../layout/fill.ts';
import { YearPage } from './YearPage.tsx';

/** The content of the calendar popup: a month as a grid; its title opens the years. */
export function Months({ min, max }: { min: number | undefined; max: number | undefined }) {
  const picker = useDatePickerContext();
  const { focusedValue, visibleRangeText } = picker;
  return (
    <Chakra.Positioner>
      <Chakra.Content>
        {picker.view === 'year' ? (
          <YearPage
            year={focusedValue.year}
            min={min}
            max={max}
            onPick={(year) => {
              picker.setFocusedValue(focusedValue.set({ year }));
              picker.setView('day');
            }}
          />
        ) : (
          <Chakra.View view="day">
            <Chakra.ViewControl>
              <Chakra.PrevTrigger>
                <ChevronLeftIcon />
              </Chakra.PrevTrigger>
              <Button
                size="xs"
                variant="ghost"
                aria-label={fill(words.yearButton, { month: visibleRangeText.start })}
                onClick={() => picker.setView('year')}
              >
                {visibleRangeText.start}
              </Button>
              <Chakra.NextTrigger>
                <ChevronRightIcon />
              </Chakra.NextTrigger>
            </Chakra.ViewControl>
            <Chakra.DayTable aria-label={visibleRangeText.start} />
          </Chakra.View>
        )}
      </Chakra.Content>
    </Chakra.Positioner>
  );
}
