import { Box, chakra, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useState, type Ref } from 'react';
import { useAsyncOptions, type OptionSearch } from '../combobox/useAsyncOptions.ts';
import { fill } from '../layout/fill.ts';
import type { MentionDraft } from './Mention.ts';
import { richText as words } from '#texts/rich-text';

export interface MentionKeys {
  /** @returns whether the list used the key */
  press: (event: KeyboardEvent) => boolean;
}

/** What the text box tells screen readers of the list. */
export interface MentionControl {
  readonly listId: string;
  readonly activeId: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** People for the name behind the @, at the caret: Enter and Tab take the marked one, Escape leaves the text as it is. */
export function MentionList({
  draft,
  search,
  at,
  ref,
  onControl,
}: {
  draft: MentionDraft;
  search: OptionSearch;
  /** Inside the box of the editor, in pixels. */
  at: { readonly top: number; readonly left: number };
  ref: Ref<MentionKeys>;
  onControl: (control: MentionControl | null) => void;
}) {
  const { options, status, load } = useAsyncOptions(search);
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const { query } = draft;
  const findPeople = useEffectEvent(load);
  useEffect(() => {
    setMarked(0);
    findPeople(query.trim());
  }, [query]);
  const index = Math.min(marked, options.length - 1);
  const idOf = (position: number) => `${listId}-${position}`;
  const activeId = index < 0 ? null : idOf(index);
  const tell = useEffectEvent(onControl);
  useEffect(() => {
    tell(activeId === null ? null : { listId, activeId });
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, activeId]);
  useEffect(() => () => tell(null), []);
  useImperativeHandle(ref, () => ({
    press(event) {
      if (event.key === 'Escape') {
        // the dialog around stays; the suggestions themselves end by this key
        event.stopPropagation();
        return false;
      }
      const person = options[index];
      if (!person || event.isComposing) return false;
      const step = STEPS[event.key];
      if (step !== undefined) {
        setMarked((index + step + options.length) % options.length);
        return true;
      }
      if (event.shiftKey || (event.key !== 'Enter' && event.key !== 'Tab')) return false;
      draft.take(person);
      return true;
    },
  }));
  if (options.length === 0)
    return status === 'loading' ? null : <VisuallyHidden role="status">{words.nobodyFound}</VisuallyHidden>;
  return (
    <Box position="absolute" style={at} zIndex="dropdown" maxW="min(20rem, 100%)">
      <VisuallyHidden role="status">
        {fill(words.peopleFound, { count: String(options.length) })}
      </VisuallyHidden>
      <chakra.div
        role="listbox"
        id={listId}
        aria-label={words.peopleToMention}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l2"
        boxShadow="md"
        maxH="12rem"
        overflowY="auto"
        p="1"
      >
        {options.map((option, position) => (
          <chakra.div
            key={option.id}
            id={idOf(position)}
            role="option"
            aria-selected={position === index}
            px="2"
            py="1.5"
            minH="6"
            borderRadius="l1"
            cursor="pointer"
            bg={position === index ? 'bg.emphasized' : undefined}
            // the text keeps the focus
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setMarked(position)}
            onClick={() => draft.take(option)}
          >
            {option.label}
            {option.description ? (
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                {option.description}
              </Text>
            ) : null}
          </chakra.div>
        ))}
      </chakra.div>
    </Box>
  );
}
