import { Box, HStack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DateInput } from './DateInput.tsx';
import { parseDate } from './parse-date.ts';

export interface DateFilterProps {
  /** Such as "Submitted from"; it comes before the date. */
  label: string;
  /** ISO date; '' means no filter. */
  value: string;
  /** Called only with complete dates and '', so that half-typed text starts no search. */
  onChange: (value: string) => void;
}

const readDay = (text: string): string => parseDate(text) ?? '';

/** Filters a list by the start or end of a period, beside `ChoiceFilter` in the `filters` of a `DataTable`. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [message, setMessage] = useState<string>();
  const messageId = useId();
  if (value !== known) {
    setKnown(value);
    // the value changed elsewhere: the Back button, or "Clear search and filters"
    if (value !== readDay(text)) setText(value);
  }
  return (
    <Box width={{ base: 'full', sm: 'auto' }}>
      {/* the same height as the other filters */}
      <HStack gap="2" css={{ '& input': { height: 'control.sm', minHeight: 'control.sm' } }}>
        {/* on narrow screens the boxes are below each other; a fixed label width gives them the same width */}
        <Text as="span" textStyle="sm" flex={{ base: '0 0 7.5rem', sm: 'none' }} aria-hidden>
          {label}
        </Text>
        <DateInput
          label={label}
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={message === undefined ? undefined : messageId}
          value={text}
          onMessage={setMessage}
          onChange={(typed) => {
            setText(typed);
            if (readDay(typed) !== value) onChange(readDay(typed));
          }}
        />
      </HStack>
      {message === undefined ? null : (
        <Text id={messageId} textStyle="sm" color="fg.error">
          {message}
        </Text>
      )}
    </Box>
  );
}
