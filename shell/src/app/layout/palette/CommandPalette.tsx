import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { LIMITS } from '@portal/contract/limits';
import { Box, fill, Input, LazyModal, LiveRegion, Text } from '@portal/shared-ui';
import { useNavigate } from '@portal/shared-ui/router';
import { palette as words } from '#texts/palette';
import type { HeaderNavigation } from '../navigation.ts';
import { groupFound } from '../search/found-groups.ts';
import { OptionList } from '../search/OptionList.tsx';
import { SearchNotices } from '../search/SearchNotices.tsx';
import { optionId, useActiveOption } from '../search/use-active-option.ts';
import { useGlobalSearch } from '../search/use-global-search.ts';
import { matchOptions } from './match-options.ts';
import { useCommands, useRecentGroup } from './use-commands.ts';
import { useFoundWords } from './use-found-words.ts';
import { useObjectGroup } from './use-object-group.ts';

/** In milliseconds after the last key; shorter than in the header, because users here wait for the answer. */
const DELAY = 300;

/** The closing dialog restores the focus first; commands that focus a field must run after that. */
const actAfterClosing = (act: () => unknown): void => {
  setTimeout(() => requestAnimationFrame(() => void act()), 50);
};

/** HTML has no element for a list with grouped options that are chosen while the input has the focus. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list' } as const;

/**
 * Recent objects, commands of the open object, pages and actions; for roles that may search, also people, requests,
 * messages, comments and donors. Arrows move, Enter runs. Options available immediately come first, so that search
 * results do not move them.
 */
export function CommandPalette({
  navigation,
  onClose,
}: {
  navigation: HeaderNavigation;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { status, searched, found, type, searchNow } = useGlobalSearch(DELAY);
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  const run = (act: () => unknown) => {
    onClose();
    actAfterClosing(act);
  };
  const commands = useCommands(navigation, go, run);
  const recent = useRecentGroup(go);
  const { offered, found: named } = useObjectGroup(text, run, DELAY);
  const first = text.trim() === '' ? [recent, offered] : [offered, recent];
  const kinds = groupFound(found.results, text, go);
  const exact = useFoundWords(searched, go);
  const groups = [
    ...matchOptions([...first, ...commands], text),
    named,
    ...kinds.filter(({ isNear }) => !isNear),
    ...exact.groups,
    // similar matches come below exact ones, and only once those are known, so that nothing moves under the pointer
    ...kinds.filter(({ isNear }) => isNear && !exact.isLoading),
  ];
  const options = groups.flatMap((group) => group.options);
  const { active, move, begin } = useActiveOption(listId, options.length, 0);
  const current = options[active];

  const change = (typed: string) => {
    setText(typed);
    begin();
    if (navigation.hasSearch) type(typed);
  };
  const press = (event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => (current ? current.choose() : searchNow(text)),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <LazyModal title={words.title} onClose={onClose} initialFocusRef={input}>
      <Input
        ref={input}
        {...COMBOBOX}
        aria-label={navigation.hasSearch ? words.searchLabel : words.label}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={current ? optionId(listId, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={navigation.hasSearch ? words.searchPlaceholder : words.placeholder}
        maxLength={LIMITS.searchText}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={press}
      />
      <LiveRegion message={status === 'searching' ? '' : fill(words.count, { count: options.length })} />
      {/* fixed height, so that the dialog does not move while typing */}
      <Box mt="3" mx="-2" h="min(24rem, 50dvh)" display="flex" flexDirection="column">
        <OptionList
          id={listId}
          label={words.results}
          groups={groups}
          typed={text}
          active={active}
          minH="0"
          overflowY="auto"
        />
        {navigation.hasSearch ? (
          <SearchNotices status={status} count={options.length} incomplete={found.incomplete} />
        ) : null}
        {!navigation.hasSearch && options.length === 0 ? (
          <Text textStyle="sm" color="fg.muted" p="2">
            {words.none}
          </Text>
        ) : null}
      </Box>
    </LazyModal>
  );
}
