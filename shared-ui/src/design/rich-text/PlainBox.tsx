import { Box, Textarea } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { SafeHtml } from './SafeHtml.tsx';
import type { RichTextProps } from './types.ts';

/** Converts lines of plain text to paragraphs; '' if there is none. */
function plainToHtml(text: string): string {
  if (text.trim() === '') return '';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}

interface PlainBoxProps extends Omit<RichTextProps, 'loadsOnFocus' | 'startsFocused'> {
  ref: Ref<HTMLTextAreaElement>;
  onFocus: () => void;
}

/** Replaces the editor while it loads: typed text is appended to the existing text. */
export function PlainBox({
  label,
  minHeight = '8rem',
  isDisabled,
  onBlur,
  onFocus,
  onChange,
  value,
  id,
  ref,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
}: PlainBoxProps) {
  const [before] = useState(value);
  const [text, setText] = useState('');
  return (
    <Box
      display="flex"
      flexDirection="column"
      borderWidth="1px"
      borderColor={isInvalid ? 'border.error' : 'border.control'}
      borderRadius="l2"
      bg="bg.panel"
      minHeight={`calc(${minHeight} + 2.75rem)`}
      _focusWithin={{ outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' }}
    >
      {/* leaves room for the editor's toolbar, so that the text does not move */}
      {before === '' ? null : <SafeHtml html={before} px="0.75rem" pt="calc(2.75rem + 0.6rem)" />}
      <Textarea
        ref={ref}
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
          onChange(before + plainToHtml(event.target.value));
        }}
        flex="1"
        border="0"
        outline="none"
        resize="none"
        bg="transparent"
      />
    </Box>
  );
}
