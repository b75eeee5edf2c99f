import { Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { plainToHtml } from './plain-to-html.ts';
import type { RichTextProps } from './types.ts';

/** Stands in for the editor while it is fetched; what is typed meanwhile is not lost. */
export function PlainBox({
  label,
  minHeight = '8rem',
  isDisabled,
  onBlur,
  onFocus,
  onChange,
  value,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
}: Omit<RichTextProps, 'loadsOnFocus'> & { onFocus: () => void }) {
  const [text, setText] = useState('');
  return (
    <Textarea
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      aria-label={label}
      value={value === '' && text.trim() !== '' ? '' : text}
      disabled={isDisabled}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={(event) => {
        setText(event.target.value);
        onChange(plainToHtml(event.target.value));
      }}
      minHeight={`calc(${minHeight} + 2.75rem)`}
      bg="bg.panel"
      borderColor="border.control"
    />
  );
}
