import { Box, Button, HStack, IconButton, Input } from '@chakra-ui/react';
import { MESSAGES } from '@portal/contract/messages';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CalendarIcon } from '../icons/icons.tsx';
import { DATE_PATTERN, formatDate } from '../layout/dates.ts';
import { fill } from '../layout/fill.ts';
import type { ControlProps } from '../layout/LabeledField.tsx';
import { Calendar } from './Calendar.tsx';
import { exchangedDate, hasYear, parseDate } from './parse-date.ts';
import { dateInput as words } from '#texts/date-input';

export interface DateInputProps extends Partial<ControlProps> {
  /** ISO date `2027-01-02`; '' for none; or what was typed as long as it is no date (so that a draft keeps it). */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** 'Please use the format MM/DD/YYYY' when it is no date, undefined when it is fine; 800 ms after the year, or on leaving. */
  onMessage?: (message: string | undefined) => void;
  min?: string | undefined;
  max?: string | undefined;
  name?: string;
  isDisabled?: boolean;
  label?: string;
}

const CHECK_DELAY = 800;
const shown = (value: string) => (DATE_PATTERN.test(value) ? formatDate(value) : value);

/** A date typed as 1/2/2027 or picked; the value is text and never shifts with a time zone (specification 1 section 5). */
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
  const [isOpen, setOpen] = useState(false);
  const [meant, setMeant] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
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
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Box
      position="relative"
      maxW="13rem"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
      onBlur={(event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
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
        <IconButton
          ref={button}
          variant="ghost"
          colorPalette="gray"
          aria-label={words.openButton}
          aria-expanded={isOpen}
          disabled={isDisabled}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarIcon />
        </IconButton>
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
      {isOpen ? (
        <Box
          position="absolute"
          zIndex="dropdown"
          top="calc(100% + 4px)"
          insetInlineStart="0"
          p="3"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          boxShadow="md"
        >
          <Calendar
            value={DATE_PATTERN.test(value) ? value : ''}
            min={min}
            max={max}
            onPick={(iso) => {
              take(iso);
              close();
            }}
          />
        </Box>
      ) : null}
    </Box>
  );
}
