import { Box, createListCollection, Listbox, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAsyncOptions, type OptionSearch } from '../combobox/use-async-options.ts';
import { fill } from '../layout/fill.ts';
import type { MentionDraft } from './mention.ts';
import type { MentionStore } from './mention-store.ts';
import { richText as words } from '#texts/rich-text';

/** ARIA attributes that describe the list on the text box. */
export interface MentionControl {
  readonly listId: string;
  readonly activeId: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const GAP = 4;

/**
 * Suggests people for the name after the @, at the caret. Enter and Tab insert the highlighted person; Escape leaves
 * the text unchanged.
 */
export function MentionList({
  draft,
  store,
  search,
  onControl,
}: {
  draft: MentionDraft;
  store: MentionStore;
  search: OptionSearch;
  onControl: (control: MentionControl | null) => void;
}) {
  const { query, place, take } = draft;
  const { options, status, load } = useAsyncOptions(search);
  const [marked, setMarked] = useState({ query, index: 0 });
  const index = Math.min(marked.query === query ? marked.index : 0, options.length - 1);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const active = options[index];
  const activeId = active ? `${listId}-${active.id}` : null;
  const collection = useMemo(
    () =>
      createListCollection({
        items: options,
        itemToValue: ({ id }) => id,
        itemToString: ({ label }) => label,
      }),
    [options],
  );

  const findPeople = useEffectEvent(load);
  useEffect(() => findPeople(query.trim()), [query]);
  useLayoutEffect(() => {
    const list = box.current;
    const frame = list?.offsetParent?.getBoundingClientRect();
    if (!list || !frame || !place) return;
    const most = Math.max(0, frame.width - list.offsetWidth);
    const below = place.bottom + GAP;
    const above = place.top - GAP - list.offsetHeight;
    const isCut = below + list.offsetHeight > window.innerHeight;
    list.style.top = `${(isCut && above >= 0 ? above : below) - frame.top}px`;
    list.style.left = `${Math.min(Math.max(0, place.left - frame.left), most)}px`;
  }, [place, options]);
  const setControl = useEffectEvent(onControl);
  useEffect(() => {
    setControl(activeId === null ? null : { listId, activeId });
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, activeId]);
  useEffect(() => () => setControl(null), []);

  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') {
      // Escape must close only the suggestions, not the surrounding dialog.
      event.stopPropagation();
      return false;
    }
    if (!active || event.isComposing) return false;
    const step = STEPS[event.key];
    if (step !== undefined) {
      setMarked({ query, index: (index + step + options.length) % options.length });
      return true;
    }
    if (event.shiftKey || (event.key !== 'Enter' && event.key !== 'Tab')) return false;
    take(active);
    return true;
  });
  useEffect(() => store.listen((event) => press(event)), [store]);

  if (!active)
    return status === 'loading' ? null : (
      <VisuallyHidden as="output">{words.mentions.noneFound}</VisuallyHidden>
    );
  return (
    <Box
      ref={box}
      position="absolute"
      zIndex="dropdown"
      maxW="min(20rem, 100%)"
      // a click on the list must not take the focus from the text
      onMouseDownCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <VisuallyHidden as="output">{fill(words.mentions.found, { count: options.length })}</VisuallyHidden>
      <Listbox.Root
        collection={collection}
        ids={{ content: listId, item: (id) => `${listId}-${id}` }}
        value={[active.id]}
        highlightedValue={active.id}
      >
        <Listbox.Content
          aria-label={words.mentions.list}
          tabIndex={-1}
          boxShadow="md"
          maxH="12rem"
          minW="10rem"
          overflowY="auto"
          p="1"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l2"
        >
          {options.map((option, position) => (
            <Listbox.Item
              key={option.id}
              item={option}
              px="2"
              py="1.5"
              borderRadius="l1"
              cursor="pointer"
              onClick={() => take(option)}
              bg={position === index ? 'bg.emphasized' : undefined}
              onMouseMove={() => setMarked({ query, index: position })}
            >
              <Box>
                <Listbox.ItemText>{option.label}</Listbox.ItemText>
                {option.description ? (
                  <Text textStyle="xs" color="fg.muted">
                    {option.description}
                  </Text>
                ) : null}
              </Box>
            </Listbox.Item>
          ))}
        </Listbox.Content>
      </Listbox.Root>
    </Box>
  );
}
