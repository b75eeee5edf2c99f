import { Button, DatePicker as Chakra, HStack, IconButton, SimpleGrid } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { dateInput as words } from '#texts/date-input';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';

/** Spec 1 section 9; Chakra's own year page shows a decade. */
const YEARS_PER_PAGE = 9;

interface YearPageProps {
  year: number;
  min: number | undefined;
  max: number | undefined;
  onPick: (year: number) => void;
}

/** Shows nine years; choosing one returns to the month. */
export function YearPage({ year, min = 1000, max = 9999, onPick }: YearPageProps) {
  const [first, setFirst] = useState(year - Math.floor(YEARS_PER_PAGE / 2));
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(), []);
  const years = Array.from({ length: YEARS_PER_PAGE }, (_, index) => first + index);
  return (
    <Chakra.View view="year">
      <HStack justify="space-between">
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={words.earlierYears}
          disabled={first <= min}
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
          disabled={first + YEARS_PER_PAGE > max}
          onClick={() => setFirst(first + YEARS_PER_PAGE)}
        >
          <ChevronRightIcon />
        </IconButton>
      </HStack>
      <SimpleGrid ref={page} columns={3} gap="1">
        {years.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === year ? 'solid' : 'ghost'}
            aria-pressed={each === year}
            disabled={each < min || each > max}
            onClick={() => onPick(each)}
          >
            {each}
          </Button>
        ))}
      </SimpleGrid>
    </Chakra.View>
  );
}
