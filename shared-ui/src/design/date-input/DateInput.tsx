import { Box, Button, HStack, IconButton, Input } from '@chakra-ui/react';
import { MESSAGES } from '@portal/contract/messages';
import { type FocusEvent, Suspense, useEffect, useRef, useState } from 'react';
import { CalendarIcon } from '../icons/icons.tsx';
import { DATE_PATTERN, formatDate } from '../layout/dates.ts';
import { fill } from '../layout/fill.ts';
import type { ControlProps } from '../layout/LabeledField.tsx';
import { exchangedDate, hasYear, parseDate } from './parse-date.ts';
import { dateInput as words } from '#texts/date-input';
import { lazyPart } from '../lazy/lazy-part.tsx';

export interface DateInputProps extends Partial<ControlProps> {
  /**
   * ISO date `2027-01-02`; '' for none; or the typed text while it is not yet a date (so that a draft can store it).
   */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /**
   * Called with 'Please use the format MM/DD/YYYY' for an invalid date and undefined for a valid one. It is checked 800
   * ms after the year is typed, or when the field loses focus.
   */
  onMessage?: (message: string | undefined) => void;
  min?: string | undefined;
  max?: string | undefined;
  name?: string;
  isDisabled?: boolean;
  label?: string;
}

// loads with the first form that has a date; the user can type before it is there
const DatePicker = lazyPart(async () => ({ default: (await import('./DatePicker.tsx')).DatePicker }));

const CHECK_DELAY = 800;
const shown = (value: string) => (DATE_PATTERN.test(value) ? formatDate(value) : value);

/**
 * A date that is typed, such as 1/2/2027, or picked. The value is text, so time zones never shift it (spec 1 section
 * 5).
 */
export function DateInput({
  value,
  onChange,
  onBlur,
  onMessage,
  min,
  max,
  name,
  isDisabled = false,
  label,
  ...control
}: DateInputProps) {
  const [text, setText] = useState(shown(value));
  const [known, setKnown] = useState(value);
  const [meant, setMeant] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== known) {
    setKnown(value);
    if (value !== (parseDate(text) ?? text)) setText(shown(value));
  }
  const check = (typed: string) => {
    const iso = parseDate(typed);
    if (iso !== undefined) setText(formatDate(iso));
    setMeant(exchangedDate(typed));
    onMessage?.(iso !== undefined || typed.trim() === '' ? undefined : MESSAGES.dateFormat);
  };
  const take = (iso: string) => {
    setText(formatDate(iso));
    setMeant(undefined);
    onChange(iso);
    onMessage?.(undefined);
  };
  const type = (typed: string) => {
    setText(typed);
    setMeant(undefined);
    onChange(parseDate(typed) ?? typed);
    clearTimeout(timer.current);
    if (hasYear(typed)) timer.current = setTimeout(() => check(typed), CHECK_DELAY);
  };
  return (
    <Box
      maxW="13rem"
      onBlur={(event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        clearTimeout(timer.current);
        check(text);
        onBlur?.();
      }}
    >
      <HStack gap="1">
        <Input
          {...control}
          ref={input}
          name={name}
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.format}
          value={text}
          disabled={isDisabled}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Suspense fallback={<WaitingButton />}>
          <DatePicker
            // a pasted 2027-25-03 matches the date pattern but is not a valid date
            value={parseDate(value) ?? ''}
            min={min}
            max={max}
            isDisabled={isDisabled}
            onPick={take}
          />
        </Suspense>
      </HStack>
      <Box as="output" display="block" aria-live="polite">
        {meant ? (
          <Button
            size="sm"
            variant="plain"
            px="0"
            textDecoration="underline"
            onClick={() => {
              take(meant);
              input.current?.focus();
            }}
          >
            {fill(words.suggestion, { date: formatDate(meant) })}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

/** A placeholder of the same size as the button that replaces it. */
const WaitingButton = () => (
  <IconButton variant="ghost" colorPalette="gray" boxSize="10" aria-label={words.openButton} disabled>
    <CalendarIcon />
  </IconButton>
);
