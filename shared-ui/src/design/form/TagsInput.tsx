import { chakra, HStack, IconButton, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import type { ControlProps } from '../layout/LabeledField.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { fill } from '../layout/fill.ts';
import { form as words } from '#texts/form';

export interface TagsInputProps extends Partial<ControlProps> {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  maximum?: number;
  /** What ends one text: a comma, a semicolon or a new line unless told. */
  separator?: RegExp;
  placeholder?: string;
  isDisabled?: boolean;
}

const SEPARATOR = /[,;\n]/;

/** Several short texts: Enter, a comma or leaving the box adds; a pasted list becomes many; Backspace takes the last. */
export function TagsInput({
  value,
  onChange,
  onBlur,
  maximum = Infinity,
  separator = SEPARATOR,
  placeholder,
  isDisabled = false,
  ...control
}: TagsInputProps) {
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const add = (typed: string) => {
    const fresh = [...new Set(typed.split(separator).map((tag) => tag.trim()))].filter(
      (tag) => tag !== '' && !value.includes(tag),
    );
    setText('');
    if (fresh.length === 0) return;
    const next = [...value, ...fresh].slice(0, maximum);
    onChange(next);
    setMessage(fill(words.tags.added, { tags: fresh.join(', '), count: next.length }));
  };
  const remove = (tag: string) => {
    onChange(value.filter((each) => each !== tag));
    setMessage(fill(words.tags.removed, { tag }));
  };
  return (
    <Stack gap="2">
      <Input
        {...control}
        value={text}
        placeholder={placeholder ?? words.tags.placeholder}
        disabled={isDisabled || value.length >= maximum}
        onChange={(event) =>
          separator.test(event.currentTarget.value)
            ? add(event.currentTarget.value)
            : setText(event.currentTarget.value)
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // the form must not be sent
            event.preventDefault();
            add(text);
          } else if (event.key === 'Backspace' && text === '' && value.length > 0) remove(value.at(-1) ?? '');
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!separator.test(pasted)) return;
          event.preventDefault();
          add(text + pasted);
        }}
        onBlur={() => {
          add(text);
          onBlur?.();
        }}
      />
      {value.length > 0 ? (
        <HStack as="ul" aria-label={words.tags.list} listStyleType="none" m="0" p="0" wrap="wrap" gap="2">
          {value.map((tag) => (
            <chakra.li
              key={tag}
              display="inline-flex"
              alignItems="center"
              gap="1"
              ps="2.5"
              borderWidth="1px"
              borderRadius="l2"
              bg="bg.muted"
              textStyle="sm"
              maxW="full"
              overflowWrap="anywhere"
            >
              {tag}
              <IconButton
                size="2xs"
                variant="ghost"
                colorPalette="gray"
                aria-label={fill(words.tags.remove, { tag })}
                disabled={isDisabled}
                onClick={() => remove(tag)}
              >
                <CloseIcon boxSize="1em" />
              </IconButton>
            </chakra.li>
          ))}
        </HStack>
      ) : null}
      <LiveRegion message={message} />
    </Stack>
  );
}
