import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { LIMITS } from '@portal/contract/limits';
import { Box, fill, Input, LiveRegion, SearchIcon, type BoxProps } from '@portal/shared-ui';
import { useNavigate } from '@portal/shared-ui/router';
import { search as words } from '#texts/search';
import { SearchList } from './SearchList.tsx';
import { useGlobalSearch, type FoundRow } from './use-global-search.ts';
import { useSlashKey } from './use-slash-key.ts';

/** No element of HTML has a list whose options stand in groups and are chosen while the box keeps the focus. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list' } as const;

const optionId = (list: string, index: number) => `${list}-${index}`;

/**
 * The search box of staff: a combobox whose list opens with the answer. Arrows move, Enter opens what is chosen, Escape
 * closes and then empties; '/' comes here from anywhere on the page. It leads away only when a result is chosen.
 */
export function GlobalSearch(box: BoxProps) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { status, found, type, searchNow } = useGlobalSearch();
  useSlashKey(input);

  const { results } = found;
  const isShown = isOpen && status !== 'idle';
  const current = isShown ? results[active] : undefined;
  useEffect(() => {
    if (current) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [current, listId, active]);

  const change = (typed: string) => {
    setText(typed);
    setActive(-1);
    setOpen(true);
    type(typed);
  };
  const choose = ({ model, id }: FoundRow) => {
    change('');
    setOpen(false);
    void navigate(`/${model}/${id}`);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    if (results.length > 0)
      setActive((at) => (at + step + results.length + (at < 0 && step < 0 ? 1 : 0)) % results.length);
  };
  const press = (event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => (current ? choose(current) : searchNow(text)),
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
      <LiveRegion message={isShown ? told(status, results.length) : ''} />
      <SearchList
        id={listId}
        isShown={isShown}
        status={status}
        found={found}
        typed={text}
        active={active}
        optionId={(index) => optionId(listId, index)}
        onChoose={choose}
      />
    </Box>
  );
}

function told(status: string, count: number): string {
  if (status === 'searching') return words.searching;
  if (status === 'failed') return words.failed;
  if (count === 0) return words.none;
  return fill(words.found, { count });
}
