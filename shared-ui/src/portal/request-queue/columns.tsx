import { chakra } from '@chakra-ui/react';
import type { TableColumn } from '../../design/table/index.ts';
import { requestQueue as words } from '#texts/request-queue';
import { Waited } from './WaitingTime.tsx';
import { waitingTime } from './waiting.ts';

/**
 * The project of a request. One line a row, so that a queue is read at a glance; the whole title is there for the pointer
 * and for readers. On a phone it names the card and stands there whole.
 */
export const projectColumn = <Row,>(readTitle: (row: Row) => string): TableColumn<Row> => ({
  id: 'project',
  header: words.project,
  value: readTitle,
  cell: (row) => (
    <chakra.span
      display="block"
      overflow={{ sm: 'hidden' }}
      textOverflow={{ sm: 'ellipsis' }}
      whiteSpace={{ sm: 'nowrap' }}
      overflowWrap="anywhere"
      maxW={{ sm: '22rem' }}
      title={readTitle(row)}
    >
      {readTitle(row)}
    </chakra.span>
  ),
  isCardTitle: true,
});

/**
 * How long a request waits in its status; more than two weeks is marked by sign and words. `readSince` is null where
 * nobody here is waited for. Where researchers were promised two weeks, a bar shows how much of them is gone.
 */
export const waitingColumn = <Row,>(
  readSince: (row: Row) => string | null,
  isPromised: (row: Row) => boolean,
): TableColumn<Row> => ({
  id: 'waiting',
  header: words.waiting,
  value: (row) => waitingTime(readSince(row)),
  cell: (row) => <Waited since={readSince(row)} isPromised={isPromised(row)} />,
  sortKey: 'status_since',
  align: 'end',
  width: '7.5rem',
});
