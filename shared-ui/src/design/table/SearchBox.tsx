import { Box, Input, InputGroup } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../icons/icons.tsx';

export interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Searches 1 s after the last key from two characters on; shorter text reloads the list immediately (spec 1 section 5). */
export function SearchBox({ label, value, onSearch, inputRef }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // the search changed from outside, by Back or "clear"
  if (value !== shown) {
    setShown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    // Cancels the pending search when the user opens something: a late search must not lead back to the list.
    const giveUp = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, tr')) clearTimeout(timer.current);
    };
    document.addEventListener('click', giveUp, { capture: true });
    return () => {
      document.removeEventListener('click', giveUp, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);
  const search = (wanted: string) => {
    clearTimeout(timer.current);
    if (wanted !== value) onSearch(wanted);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    const wanted = typed.trim();
    if (wanted.length < LIMITS.searchMinimum) search('');
    else timer.current = setTimeout(() => search(wanted), LIMITS.searchDelay);
  };
  return (
    <Box as="search" flex={{ base: '1 1 100%', sm: '1 1 16rem' }} maxW={{ sm: '26rem' }}>
      <InputGroup startElement={<SearchIcon />}>
        <Input
          ref={inputRef}
          type="search"
          size="sm"
          aria-label={label}
          placeholder={label}
          maxLength={LIMITS.searchText}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && text.trim().length >= LIMITS.searchMinimum) search(text.trim());
          }}
        />
      </InputGroup>
    </Box>
  );
}
