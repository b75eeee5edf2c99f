import type { ReactNode } from 'react';
import { SEARCH_MODELS } from '@portal/contract/search-models';
import { Box, HStack, Spinner, Text } from '@portal/shared-ui';
import { search as words } from '#texts/search';
import { MarkedText } from './MarkedText.tsx';
import type { Found, FoundRow } from './use-global-search.ts';

/** The parts of a combobox, for which HTML has no elements. */
const LISTBOX = { role: 'listbox' } as const;
const GROUP = { role: 'group' } as const;
const OPTION = { role: 'option' } as const;

interface SearchListProps {
  id: string;
  isShown: boolean;
  status: string;
  found: Found;
  /** What was searched for. */
  typed: string;
  active: number;
  optionId: (index: number) => string;
  onChoose: (row: FoundRow) => void;
}

/** What was found, by kind. The list itself is always there, since the box names it. */
export function SearchList({
  id,
  isShown,
  status,
  found,
  typed,
  active,
  optionId,
  onChoose,
}: SearchListProps) {
  const { results, incomplete } = found;
  return (
    <Box
      hidden={!isShown}
      position="absolute"
      zIndex="dropdown"
      top="calc(100% + 4px)"
      insetInlineStart="0"
      w="full"
      minW={{ lg: '26rem' }}
      maxH="70dvh"
      overflowY="auto"
      p="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="md"
    >
      <Box id={id} {...LISTBOX} aria-label={words.results}>
        {SEARCH_MODELS.map((model) => {
          const rows = results.flatMap((row, index) => (row.model === model ? [{ row, index }] : []));
          return rows.length === 0 ? null : (
            <Box {...GROUP} aria-labelledby={`${id}-${model}`} key={model} _notFirst={{ mt: '2' }}>
              <Text
                id={`${id}-${model}`}
                role="presentation"
                textStyle="xs"
                fontWeight="semibold"
                color="fg.muted"
                px="2"
                py="1"
              >
                {words.models[model]}
              </Text>
              {rows.map(({ row, index }) => (
                <Option
                  key={row.id}
                  id={optionId(index)}
                  row={row}
                  typed={typed}
                  isActive={index === active}
                  onChoose={onChoose}
                />
              ))}
            </Box>
          );
        })}
      </Box>
      {status === 'searching' ? (
        <HStack px="2" py="1">
          <Spinner size="sm" aria-hidden />
          <Notice>{words.searching}</Notice>
        </HStack>
      ) : null}
      {status === 'failed' ? <Notice tone="fg.error">{words.failed}</Notice> : null}
      {status === 'found' && results.length === 0 ? (
        <Notice>
          {words.none} {words.noneHelp}
        </Notice>
      ) : null}
      {incomplete ? <Notice tone="fg.warning">{words.incomplete}</Notice> : null}
    </Box>
  );
}

interface OptionProps {
  id: string;
  row: FoundRow;
  typed: string;
  isActive: boolean;
  onChoose: (row: FoundRow) => void;
}

function Option({ id, row, typed, isActive, onChoose }: OptionProps) {
  return (
    <Box
      id={id}
      {...OPTION}
      aria-selected={isActive}
      px="2"
      py="1.5"
      borderRadius="l2"
      cursor="pointer"
      overflowWrap="anywhere"
      bg={isActive ? 'accent.subtle' : undefined}
      _hover={{ bg: isActive ? 'accent.subtle' : 'bg.muted' }}
      // The box keeps the focus, or leaving it would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(row)}
    >
      <Text textStyle="sm">
        <MarkedText text={row.display_name} typed={typed} />
      </Text>
      {row.detail ? (
        <Text textStyle="xs" color="fg.muted">
          {row.detail}
        </Text>
      ) : null}
    </Box>
  );
}

function Notice({ children, tone = 'fg.muted' }: { children: ReactNode; tone?: string }) {
  return (
    <Text textStyle="sm" color={tone} p="2">
      {children}
    </Text>
  );
}
