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

/** Milliseconds after the last key; sooner than in the header, for who types here waits for the answer. */
const DELAY = 300;

/** The closed dialog gives the focus back first: a command that leads to a field must come after it. */
const actAfterClosing = (act: () => unknown): void => {
  setTimeout(() => requestAnimationFrame(() => void act()), 50);
};

/** No element of HTML has a list whose options are in groups and are chosen while the box keeps the focus. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list' } as const;

/**
 * The last objects, what can be done with the one that is open, pages, actions, and for those who may search, people,
 * requests, messages, comments and donors: type, move by arrows, act by Enter. What is there immediately comes first, so that nothing moves under the hand when
 * the search has answered.
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
    // below what has the typed words, and not before that is known: nothing moves down under the hand
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
      {/* of one height, so that the dialog does not move while one types */}
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
