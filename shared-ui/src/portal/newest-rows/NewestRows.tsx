import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RetryPanel } from '../../design/errors/RetryPanel.tsx';
import { LoadingText } from '../../design/layout/LoadingText.tsx';
import { Panel } from '../../design/layout/Panel.tsx';
import type { ListRead } from '../data/index.ts';
import { LinkRows, type LinkRow } from './LinkRows.tsx';

/** How many of the newest rows a panel of the home page shows. */
export const SHOWN = 5;

interface NewestRowsProps<Row> {
  list: ListRead<Row>;
  label: string;
  /** Title of the panel if the list cannot be loaded. */
  failed: string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  makeRow: (row: Row) => LinkRow;
  /** Further links, below the rows. */
  children: ReactNode;
}

/** A panel of the home page: the newest rows as links, and a link to all of them. */
export function NewestRows<Row>({ list, label, failed, empty, makeRow, children }: NewestRowsProps<Row>) {
  if (list.error) return <RetryPanel title={failed} error={list.error} onRetry={() => void list.reload()} />;
  if (list.isLoading) return <LoadingText />;
  if (list.rows.length === 0) return empty;
  return (
    <Panel>
      <LinkRows label={label} rows={list.rows.map(makeRow)} />
      <Flex mt="4" gap="4" align="center" wrap="wrap">
        {children}
      </Flex>
    </Panel>
  );
}
