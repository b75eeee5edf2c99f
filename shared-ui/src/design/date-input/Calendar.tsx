import { Box, Button, chakra, HStack, IconButton, SimpleGrid } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { formatDate, isoDate } from '../layout/dates.ts';
import {
  addMonths,
  dayByKey,
  findMonth,
  today,
  nameMonth,
  nameWeekdays,
  listWeeks,
  YEARS_PER_PAGE,
} from './calendar.ts';
import { fill } from '../layout/fill.ts';
import { dateInput as words } from '#texts/date-input';

export interface CalendarProps {
  /** ISO date, or '' for none. */
  value: string;
  onPick: (iso: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

const isOutside = (iso: string, min?: string, max?: string) =>
  (min !== undefined && iso < min) || (max !== undefined && iso > max);

/** A month to pick a day from, by mouse or arrow keys; pressing the month's name picks the year. */
export function Calendar({ value, onPick, min, max }: CalendarProps) {
  const [active, setActive] = useState(value || today());
  const [isPickingYear, setPickingYear] = useState(false);
  const { year, month } = findMonth(active);
  const monthName = nameMonth(month);
  const weekdays = nameWeekdays();
  const body = useRef<HTMLTableSectionElement>(null);
  const moved = useRef(true);
  useEffect(() => {
    // on opening and after keys, not while the month buttons are pressed
    if (moved.current) body.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  });
  const press = (event: KeyboardEvent) => {
    const target = dayByKey(active, event.key);
    if (target === undefined) return;
    event.preventDefault();
    moved.current = true;
    setActive(target);
  };
  const turn = (months: number) => setActive(addMonths(active, months));
  if (isPickingYear) {
    return (
      <YearPicker
        year={year}
        onPick={(picked) => {
          moved.current = true;
          setActive(addMonths(active, (picked - year) * 12));
          setPickingYear(false);
        }}
      />
    );
  }
  return (
    <Box>
      <HStack justify="space-between" mb="2">
        <IconButton size="xs" variant="ghost" aria-label={words.previousMonth} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <Button
          size="xs"
          variant="ghost"
          onClick={() => setPickingYear(true)}
          aria-label={fill(words.yearButton, { month: monthName, year })}
        >
          {monthName} {year}
        </Button>
        <IconButton size="xs" variant="ghost" aria-label={words.nextMonth} onClick={() => turn(1)}>
          <ChevronRightIcon />
        </IconButton>
      </HStack>
      <chakra.table
        aria-label={`${monthName} ${year}`}
        borderCollapse="collapse"
        textStyle="sm"
        onKeyDown={press}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <chakra.th
                key={name}
                scope="col"
                abbr={name}
                color="fg.muted"
                fontWeight="normal"
                textStyle="xs"
                w="9"
                py="1"
                textAlign="center"
              >
                {name.slice(0, 2)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {listWeeks({ year, month }).map((week, index) => (
            <tr key={week.find(Boolean) ?? index}>
              {week.map((iso, day) => (
                <chakra.td key={weekdays[day]} p="0" textAlign="center">
                  {iso === undefined ? null : (
                    <Button
                      size="xs"
                      width="9"
                      minW="9"
                      px="0"
                      variant={iso === value ? 'solid' : 'ghost'}
                      textDecoration={iso === today() ? 'underline' : undefined}
                      aria-label={
                        iso === today() ? fill(words.today, { date: formatDate(iso) }) : formatDate(iso)
                      }
                      aria-pressed={iso === value}
                      tabIndex={iso === active ? 0 : -1}
                      disabled={isOutside(iso, min, max)}
                      onClick={() => onPick(iso)}
                    >
                      {Number(iso.slice(8))}
                    </Button>
                  )}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function YearPicker({ year, onPick }: { year: number; onPick: (year: number) => void }) {
  const [first, setFirst] = useState(year - Math.floor(YEARS_PER_PAGE / 2));
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => grid.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(), []);
  const years = Array.from({ length: YEARS_PER_PAGE }, (_, index) => first + index);
  return (
    <Box>
      <HStack justify="space-between" mb="2">
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={words.earlierYears}
          onClick={() => setFirst(first - YEARS_PER_PAGE)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <span>
          {first}–{first + YEARS_PER_PAGE - 1}
        </span>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={words.laterYears}
          onClick={() => setFirst(first + YEARS_PER_PAGE)}
        >
          <ChevronRightIcon />
        </IconButton>
      </HStack>
      <SimpleGrid ref={grid} columns={3} gap="1">
        {years.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === year ? 'solid' : 'ghost'}
            aria-pressed={each === year}
            onClick={() => onPick(each)}
          >
            {isoDate(each, 1, 1).slice(0, 4)}
          </Button>
        ))}
      </SimpleGrid>
    </Box>
  );
}
