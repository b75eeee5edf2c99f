import { Box, Button } from '@chakra-ui/react';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { EmptyState } from '../layout/EmptyState.tsx';
import type { TableEmpty, TableState } from './types.ts';
import { table as texts } from '#texts/table';

/** Distinguishes 'no results' (with a way to clear the filters) from 'none yet'. */
export function TableNotice({
  state,
  empty,
  onReset,
}: {
  state: TableState;
  empty: TableEmpty | undefined;
  onReset: () => void;
}) {
  const isNarrowed = state.search !== '' || Object.values(state.filters).some((value) => value !== '');
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
      {isNarrowed ? (
        <EmptyState
          headingLevel={3}
          title={state.search === '' ? texts.empty.title : FRAME_MESSAGES.noMatchingSearch}
          description={texts.empty.filtered}
          action={
            <Button variant="outline" onClick={onReset}>
              {texts.empty.clearFilters}
            </Button>
          }
        />
      ) : (
        <EmptyState
          headingLevel={3}
          title={empty?.title ?? FRAME_MESSAGES.noEntries}
          description={empty?.description}
          action={empty?.action}
          icon={empty?.icon}
        />
      )}
    </Box>
  );
}
