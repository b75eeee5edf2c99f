import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { LIMITS } from '@portal/contract/limits';
import { Box, Input, LiveRegion, SearchIcon, type BoxProps } from '@portal/shared-ui';
import { useNavigate } from '@portal/shared-ui/router';
import { search as words } from '#texts/search';
import { groupFound } from './found-groups.ts';
import { OptionList } from './OptionList.tsx';
import { SearchNotices, formatSearchStatus } from './SearchNotices.tsx';
import { optionId, useActiveOption } from './use-active-option.ts';
import { useGlobalSearch } from './use-global-search.ts';
import { useSlashKey } from './use-slash-key.ts';

/** HTML has no element for a list with grouped options that are chosen while the input has the focus. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list' } as const;

/**
 * The search box of staff: a combobox whose list opens with the answer. Arrows move, Enter opens the active option,
 * Escape closes and then clears. '/' focuses it from anywhere on the page. It navigates only when a result is chosen.
 */
export function GlobalSearch(box: BoxProps) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { status, found, type, searchNow } = useGlobalSearch();
  const isShown = isOpen && status !== 'idle';
  const { active, move, begin } = useActiveOption(listId, isShown ? found.results.length : 0);
  useSlashKey(input);

  const change = (typed: string) => {
    setText(typed);
    begin();
    setOpen(true);
    type(typed);
  };
  const groups = groupFound(found.results, text, (path) => {
    change('');
    setOpen(false);
    void navigate(path);
  });
  const current = groups.flatMap(({ options }) => options)[active];
  const press = (event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => (setOpen(true), move(1)),
      ArrowUp: () => (setOpen(true), move(-1)),
      Enter: () => (current ? current.choose() : searchNow(text)),
      Escape: () => (isShown ? setOpen(false) : change('')),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Box
      as="search"
      position="relative"
      w="full"
      {...box}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Box
        position="absolute"
        zIndex="1"
        pointerEvents="none"
        insetInlineStart="2.5"
        top="2"
        color="fg.muted"
        aria-hidden
        lineHeight="1.25"
      >
        <SearchIcon boxSize="1em" />
      </Box>
      <Input
        ref={input}
        size="sm"
        ps="8"
        bg="bg"
        borderColor="border.control"
        {...COMBOBOX}
        aria-label={words.label}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={current ? optionId(listId, active) : undefined}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.placeholder}
        maxLength={LIMITS.searchText}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={press}
        onFocus={() => setOpen(true)}
      />
      <LiveRegion message={isShown ? formatSearchStatus(status, found.results.length) : ''} />
      <Box
        display={isShown ? 'flex' : 'none'}
        flexDirection="column"
        position="absolute"
        zIndex="dropdown"
        top="calc(100% + 4px)"
        insetInlineStart="0"
        w="full"
        minW={{ lg: '26rem' }}
        maxH="70dvh"
        p="2"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        boxShadow="md"
      >
        <OptionList
          id={listId}
          label={words.results}
          groups={groups}
          typed={text}
          active={active}
          minH="0"
          overflowY="auto"
        />
        <SearchNotices status={status} count={found.results.length} incomplete={found.incomplete} />
      </Box>
    </Box>
  );
}
