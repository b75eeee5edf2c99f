import { Box, chakra, Stack, TagsInput as Chakra, VisuallyHidden } from '@chakra-ui/react';
import { type ClipboardEvent, type InputEvent, useState } from 'react';
import { tags as words } from '#texts/tags';
import { CloseIcon } from '../icons/icons.tsx';
import { fill } from '../layout/fill.ts';
import type { ControlProps } from '../layout/LabeledField.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { tagsInputRecipe } from './tags-input-recipe.ts';

export interface TagsInputProps extends Partial<ControlProps> {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  maximum?: number;
  /** What separates two texts; by default a comma, a semicolon or a line break. */
  separator?: RegExp;
  placeholder?: string;
  isDisabled?: boolean;
  /** Invalid texts; the field shows the reason. */
  wrong?: readonly string[];
}

/** Marked by an underline too, not by color alone. */
const WRONG = {
  bg: 'red.subtle',
  color: 'red.fg',
  textDecoration: 'underline wavy',
} as const;

const SEPARATOR = /[,;\n]/;

const TRANSLATIONS = {
  deleteTagTriggerLabel: (tag: string) => fill(words.remove, { tag }),
  tagAdded: (tag: string) => fill(words.added, { tags: tag }),
  tagDeleted: (tag: string) => fill(words.removed, { tag }),
  tagEdited: (tag: string) => fill(words.edit, { tag }),
  tagUpdated: (tag: string) => fill(words.changed, { tag }),
  tagSelected: (tag: string) => fill(words.selected, { tag }),
};

/**
 * Several short texts, based on Chakra's tags input. Enter, a separator or leaving the box adds a text; a pasted list
 * becomes several. Arrow keys move between them, Backspace removes one, Enter edits it.
 */
export function TagsInput({
  value,
  onChange,
  onBlur,
  maximum = Infinity,
  separator = SEPARATOR,
  placeholder,
  isDisabled = false,
  wrong = [],
  id,
  ...control
}: TagsInputProps) {
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const isFull = value.length >= maximum;
  const take = (next: readonly string[]) => {
    const all = next.flatMap((each) => each.split(separator)).map((each) => each.trim());
    onChange([...new Set(all)].filter((each) => each !== '').slice(0, maximum));
  };
  // The library announces only texts added by Enter; these are announced here.
  const addAll = (typed: string) => {
    if (typed.trim() === '' || isFull) return;
    take([...value, typed]);
    setText('');
    setMessage(fill(words.added, { tags: typed.trim() }));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // a browser would join the pasted lines into one
    if (!separator.test(pasted) || isFull) return;
    event.preventDefault();
    addAll(text + pasted);
  };
  // the library reacts only to key presses, so text that arrives as a whole (dictation, autofill) would be lost
  const split = (event: InputEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    if (!separator.test(typed) || isFull) return;
    event.stopPropagation();
    event.currentTarget.value = '';
    addAll(typed);
  };
  return (
    <Stack gap="1">
      <Chakra.Root
        recipe={tagsInputRecipe}
        {...(id === undefined ? {} : { ids: { input: id } })}
        value={[...value]}
        inputValue={text}
        max={maximum}
        delimiter={separator}
        disabled={isDisabled}
        invalid={control['aria-invalid'] === true}
        placeholder={placeholder ?? words.placeholder}
        translations={TRANSLATIONS}
        onValueChange={({ value: next }) => take(next)}
        onInputValueChange={({ inputValue }) => setText(inputValue)}
      >
        <Chakra.Control bg="bg.panel" borderColor="border.control" cursor="text">
          {value.length > 0 ? (
            <chakra.ul display="contents" listStyleType="none" aria-label={words.list}>
              {value.map((tag, index) => (
                <Chakra.Item key={tag} index={index} value={tag} asChild>
                  <li>
                    <Chakra.ItemPreview {...(wrong.includes(tag) ? WRONG : {})}>
                      <Chakra.ItemText>{tag}</Chakra.ItemText>
                      {wrong.includes(tag) ? <VisuallyHidden>{words.wrong}</VisuallyHidden> : null}
                      <Chakra.ItemDeleteTrigger>
                        <CloseIcon />
                      </Chakra.ItemDeleteTrigger>
                    </Chakra.ItemPreview>
                    <Chakra.ItemInput />
                  </li>
                </Chakra.Item>
              ))}
            </chakra.ul>
          ) : null}
          <Chakra.Input
            {...control}
            onInputCapture={split}
            onPaste={paste}
            onBlur={() => {
              addAll(text);
              onBlur?.();
            }}
          />
        </Chakra.Control>
      </Chakra.Root>
      <Box as="output" aria-live="polite" textStyle="sm" color="fg.muted">
        {isFull && text !== '' ? fill(words.full, { maximum }) : null}
      </Box>
      <LiveRegion message={message} />
    </Stack>
  );
}
