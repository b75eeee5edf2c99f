import {
  DatePicker as Chakra,
  type DateValue,
  IconButton,
  parseDate,
  defineSlotRecipe,
} from '@chakra-ui/react';
import { useRef } from 'react';
import { dateInput as words } from '#texts/date-input';
import { CalendarIcon } from '../icons/icons.tsx';
import { fill, pageLocale } from '../layout/fill.ts';
import { Months } from './Months.tsx';
import { datePickerSlotRecipe } from '@chakra-ui/react/theme';

const { base } = datePickerSlotRecipe;

/** The library's styles, but never wider than the screen, and with weekdays in normal case. */
const datePickerRecipe = defineSlotRecipe({
  ...datePickerSlotRecipe,
  base: {
    ...base,
    content: { ...base?.content, borderWidth: '1px', maxW: 'calc(100vw - {spacing.4})' },
    tableHeader: { ...base?.tableHeader, textTransform: 'none', py: '1' },
  },
});

export interface DatePickerProps {
  /** ISO date, or '' for none. */
  value: string;
  onPick: (iso: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  isDisabled: boolean;
}

const parseBound = (iso: string | undefined): DateValue | undefined =>
  iso === undefined || iso === '' ? undefined : parseDate(iso);
const isWithin = (iso: string, min = '', max = '9999') => iso !== '' && iso >= min && iso <= max;

/** The user's own time zone: "today" is the user's day. */
const findTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const TRANSLATIONS = {
  content: words.calendar,
  trigger: () => words.openButton,
  prevTrigger: () => words.previousMonth,
  nextTrigger: () => words.nextMonth,
  dayCell: ({ valueText, selected, today }: { valueText: string; selected: boolean; today: boolean }) =>
    selected || today ? fill(selected ? words.chosenDay : words.today, { date: valueText }) : valueText,
};

/** The button beside a date and the month that it opens: Chakra's date picker, fetched when a field is shown. */
export function DatePicker({ value, onPick, min, max, isDisabled }: DatePickerProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const bounds = { min: parseBound(min), max: parseBound(max) };
  return (
    <Chakra.Root
      recipe={datePickerRecipe}
      size="sm"
      hideOutsideDays
      width="auto"
      flexShrink="0"
      locale={pageLocale()}
      timeZone={findTimeZone()}
      translations={TRANSLATIONS}
      // in place, so that a surrounding dialog retains the focus; fixed, so that a scrolling table does not clip it
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
      disabled={isDisabled}
      // the picker would show a date out of bounds as a different day
      value={isWithin(value, min, max) ? [parseDate(value)] : []}
      {...bounds}
      onValueChange={({ value: [picked] }) => {
        if (!picked) return;
        onPick(picked.toString());
        trigger.current?.focus();
      }}
    >
      <Chakra.Control width="auto">
        <Chakra.Trigger asChild>
          <IconButton ref={trigger} variant="ghost" colorPalette="gray" boxSize="10">
            <CalendarIcon />
          </IconButton>
        </Chakra.Trigger>
      </Chakra.Control>
      <Months min={bounds.min?.year} max={bounds.max?.year} />
    </Chakra.Root>
  );
}
