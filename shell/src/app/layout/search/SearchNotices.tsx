import type { ReactNode } from 'react';
import { fill, HStack, Spinner, Text } from '@portal/shared-ui';
import { search as words } from '#texts/search';
import type { SearchStatus } from './use-global-search.ts';

interface SearchNoticesProps {
  status: SearchStatus;
  count: number;
  /** Whether some sources could not be searched. */
  incomplete: boolean;
}

/** The state of the search, below the results. */
export function SearchNotices({ status, count, incomplete }: SearchNoticesProps) {
  return (
    <>
      {status === 'searching' ? (
        <HStack px="2" py="1">
          <Spinner size="sm" aria-hidden />
          <Notice>{words.searching}</Notice>
        </HStack>
      ) : null}
      {status === 'failed' ? <Notice tone="fg.error">{words.failed}</Notice> : null}
      {status === 'found' && count === 0 ? (
        <Notice>
          {words.none} {words.noneHelp}
        </Notice>
      ) : null}
      {incomplete ? <Notice tone="fg.warning">{words.incomplete}</Notice> : null}
    </>
  );
}

function Notice({ children, tone = 'fg.muted' }: { children: ReactNode; tone?: string }) {
  return (
    <Text textStyle="sm" color={tone} p="2">
      {children}
    </Text>
  );
}

/** The status text for screen readers. */
export function formatSearchStatus(status: SearchStatus, count: number): string {
  if (status === 'searching') return words.searching;
  if (status === 'failed') return words.failed;
  if (count === 0) return words.none;
  return fill(words.found, { count });
}
