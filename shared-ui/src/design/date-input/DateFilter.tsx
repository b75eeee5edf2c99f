import { Box, HStack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DateInput } from './DateInput.tsx';
import { parseDate } from './parse-date.ts';

export interface DateFilterProps {
  /** Such as "Submitted from"; it comes before the date. */
  label: string;
  /** ISO date; '' is all. */
  value: string;
  /** Called with whole dates and '' only, so that no text that is half typed is asked for. */
  onChange: (value: string) => void;
}

const readDay = (text: string): string => parseDate(text) ?? '';

/** A filter of a list by one end of a period, beside `ChoiceFilter` in the `filters` of a `DataTable`. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [message, setMessage] = useState<string>();
  const messageId = useId();
  if (value !== known) {
    setKnown(value);
    // Back, or "Clear search and filters"
    if (value !== readDay(text)) setText(value);
  }
  return (
    <Box width={{ base: 'full', sm: 'auto' }}>
      {/* as high as the filters beside it */}
      <HStack gap="2" css={{ '& input': { height: 'control.sm', minHeight: 'control.sm' } }}>
        {/* below each other, boxes are as wide as each other whatever their labels are */}
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
