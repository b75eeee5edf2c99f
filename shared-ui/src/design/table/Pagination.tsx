import { Button, chakra, Flex, HStack, IconButton, Input, Text } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import { useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { boundPage, boundPageSize, pageButtons, pageCount } from './table-state.ts';
import type { TableState } from './types.ts';
import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

interface PaginationProps {
  caption: string;
  count: number;
  countCapped: boolean;
  state: TableState;
  onStateChange: (next: TableState) => void;
}

/** A number field that applies its value on Enter or when it loses focus. */
function NumberBox({
  label,
  value,
  onCommit,
  ...limits
}: {
  label: string;
  value: number;
  onCommit: (value: number) => void;
  min: number;
  max: number;
  step?: number;
}) {
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    if (text !== null && text !== '' && Number(text) !== value) onCommit(Number(text));
    setText(null);
  };
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
      {label}
      <Input
        type="number"
        size="xs"
        width="4.5rem"
        {...limits}
        value={text ?? String(value)}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </chakra.label>
  );
}

/** Up to five page buttons, a bounded page input, rows per page; not shown for 10 rows or fewer. */
export function Pagination({ caption, count, countCapped, state, onStateChange }: PaginationProps) {
  if (count <= LIMITS.tablePageSize) return null;
  const pages = pageCount(count, state.pageSize);
  const page = boundPage(state.page, pages);
  const go = (target: number) => onStateChange({ ...state, page: boundPage(target, pages) });
  const first = (page - 1) * state.pageSize + 1;
  const last = Math.min(count, page * state.pageSize);
  return (
    <Flex wrap="wrap" gap="3" justify="space-between" align="center" pt="3" textStyle="sm">
      <Text color="fg.muted">
        {fill(words.pages.range, { first, last, count: `${count}${countCapped ? '+' : ''}` })}
      </Text>
      <HStack as="nav" aria-label={fill(words.pages.label, { caption })} gap="1" wrap="wrap">
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={words.pages.previous}
          disabled={page === 1}
          onClick={() => go(page - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        {pageButtons(page, pages).map((number) => (
          <Button
            key={number}
            size="xs"
            variant={number === page ? 'solid' : 'ghost'}
            colorPalette={number === page ? 'accent' : 'gray'}
            aria-label={fill(words.pages.goTo, { number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => go(number)}
          >
            {number}
          </Button>
        ))}
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={words.pages.next}
          disabled={page === pages}
          onClick={() => go(page + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </HStack>
      <HStack gap="4" wrap="wrap" color="fg.muted">
        <NumberBox label={words.pages.choose} value={page} min={1} max={pages} onCommit={go} />
        <NumberBox
          label={words.pages.size}
          value={state.pageSize}
          min={LIMITS.tablePageSize}
          max={100}
          step={LIMITS.tablePageStep}
          onCommit={(size) => onStateChange({ ...state, page: 1, pageSize: boundPageSize(size) })}
        />
      </HStack>
    </Flex>
  );
}
