import { Box, Combobox as Chakra, createListCollection, Portal, Spinner, Text } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { ChevronDownIcon, CloseIcon } from '../icons/icons.tsx';
import type { ControlProps } from '../layout/LabeledField.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { comboboxRecipe } from './combobox-recipe.ts';
import { type ComboOption, type OptionSearch, useAsyncOptions } from './use-async-options.ts';
import { fill } from '../layout/fill.ts';
import { Phrase } from '../layout/Phrase.tsx';
import { combobox as texts } from '#texts/combobox';

export interface ComboboxProps extends Partial<ControlProps> {
  value: ComboOption | null;
  onChange: (value: ComboOption | null) => void;
  search: OptionSearch;
  onBlur?: () => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** Name for screen readers when no LabeledField is around. */
  label?: string;
  /** Shown if no option matches; it should say what to do. */
  emptyText?: string;
  /** Inside a dialog the list must stay in the dialog's own layer. */
  isInDialog?: boolean;
  /** Empties the box after a choice (for choosing several). */
  isClearedOnPick?: boolean;
  /** The typed text may itself become the value if no option matches; `help` explains the consequence. */
  ownText?: { maxLength: number; help: string };
}

/** Choose one of many by typing; options come from `search` (typing delay 1 s, spec 1 section 9). */
export function Combobox({
  value,
  onChange,
  search,
  onBlur,
  placeholder = texts.placeholder,
  isDisabled = false,
  label,
  emptyText = texts.noneFound,
  isInDialog = false,
  isClearedOnPick = false,
  ownText,
  id,
  ...control
}: ComboboxProps) {
  const { options, status, typed, load } = useAsyncOptions(search);
  const [text, setText] = useState(value?.label ?? '');
  const [known, setKnown] = useState(value);
  if (value?.id !== known?.id) {
    setKnown(value);
    setText(value?.label ?? '');
  }
  const wanted = text.trim();
  const isListed = options.some(({ label: name }) => name.toLowerCase() === wanted.toLowerCase());
  const isOwn = ownText !== undefined && wanted.length >= LIMITS.searchMinimum && !isListed;
  const own = useMemo<ComboOption | undefined>(
    () => (isOwn ? { id: wanted, label: wanted } : undefined),
    [isOwn, wanted],
  );
  const collection = useMemo(
    () =>
      createListCollection({
        items: own ? [...options, own] : [...options],
        itemToString: (option) => option.label,
        itemToValue: (option) => option.id,
      }),
    [options, own],
  );
  const count = options.filter(({ isNone }) => !isNone).length;
  const words = {
    loading: texts.searching,
    failed: texts.failed,
    idle: count > 0 ? fill(texts.found, { count }) : emptyText,
  }[status];
  const list = (
    <Chakra.Positioner>
      <Chakra.Content aria-busy={status === 'loading'}>
        {options.map((option) => (
          <Chakra.Item key={option.id} item={option}>
            <Box minW="0">
              <Chakra.ItemText>{option.label}</Chakra.ItemText>
              {option.description ? (
                <Text color="fg.muted" textStyle="xs">
                  {option.description}
                </Text>
              ) : null}
            </Box>
            <Chakra.ItemIndicator />
          </Chakra.Item>
        ))}
        {own && own.id !== value?.id ? (
          <Chakra.Item item={own}>
            <Box minW="0">
              <Chakra.ItemText>
                <Phrase text={texts.addUnlisted} values={{ label: own.label }} />
              </Chakra.ItemText>
              <Text color="fg.muted" textStyle="xs">
                {ownText?.help}
              </Text>
            </Box>
          </Chakra.Item>
        ) : null}
        {status === 'loading' && collection.size > 0 ? (
          <Text color="fg.muted" textStyle="xs" px="2" py="1" aria-hidden>
            {texts.searching}
          </Text>
        ) : null}
        <Chakra.Empty color={status === 'failed' ? 'fg.error' : 'fg.muted'}>
          {status === 'idle' ? emptyText : words}
        </Chakra.Empty>
      </Chakra.Content>
    </Chakra.Positioner>
  );
  // While a search is running, Enter must do nothing: it would close the list and submit the surrounding form.
  const waitForAnswer = (event: KeyboardEvent<HTMLElement>) => {
    const isOnOption = (event.target as HTMLElement).hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || status !== 'loading' || isOnOption) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Chakra.Root
      recipe={comboboxRecipe}
      collection={collection}
      ids={{ input: id }}
      value={value ? [value.id] : []}
      inputValue={text}
      disabled={isDisabled}
      openOnClick
      allowCustomValue={ownText !== undefined}
      lazyMount
      selectionBehavior={isClearedOnPick ? 'clear' : 'replace'}
      onInputValueChange={({ inputValue, reason }) => {
        setText(inputValue);
        if (reason === 'input-change') typed(inputValue);
      }}
      onOpenChange={({ open, reason }) => {
        if (open && reason !== 'input-change') load('');
        if (!open && own && reason !== 'item-select' && reason !== 'escape-key') {
          onChange(own);
          return;
        }
        // discard text that was not chosen from the list
        if (!open && reason !== 'item-select' && text !== (value?.label ?? '')) setText(value?.label ?? '');
      }}
      onValueChange={({ items }) => {
        const [picked] = items;
        onChange(picked ?? null);
        if (isClearedOnPick || !picked) setText('');
      }}
    >
      <Chakra.Control onKeyDownCapture={waitForAnswer}>
        <Chakra.Input
          bg="bg.panel"
          borderColor="border.control"
          _invalid={{ borderColor: 'border.error' }}
          {...control}
          aria-label={label}
          placeholder={placeholder}
          maxLength={ownText?.maxLength}
          onBlur={onBlur}
        />
        <Chakra.IndicatorGroup>
          {status === 'loading' ? <Spinner size="xs" aria-hidden /> : null}
          {value && !isDisabled ? (
            <Chakra.ClearTrigger aria-label={texts.clear}>
              <CloseIcon />
            </Chakra.ClearTrigger>
          ) : null}
          <Chakra.Trigger aria-label={texts.showOptions}>
            <ChevronDownIcon />
          </Chakra.Trigger>
        </Chakra.IndicatorGroup>
      </Chakra.Control>
      <LiveRegion message={status === 'idle' && options.length === 0 ? '' : words} />
      {isInDialog ? list : <Portal>{list}</Portal>}
    </Chakra.Root>
  );
}
