import { chakra } from '@chakra-ui/react';
import type { TableColumn } from '../../design/table/index.ts';
import { requestQueue as words } from '#texts/request-queue';
import { StatusAge } from './StatusAge.tsx';
import { daysSince, daysText } from './waiting.ts';

/**
 * The project of a request. Three lines a row, so that a queue is read at a glance; the whole title is there for the pointer
 * and for readers. On a phone it names the card and is there whole.
 */
export const projectColumn = <Row,>(readTitle: (row: Row) => string): TableColumn<Row> => ({
  id: 'project',
  header: words.project,
  value: readTitle,
  cell: (row) => (
    <chakra.span
      display="block"
      lineClamp={{ sm: '3' }}
      overflowWrap="anywhere"
      maxW={{ sm: '22rem' }}
      title={readTitle(row)}
    >
      {readTitle(row)}
    </chakra.span>
  ),
  isCardTitle: true,
  width: '13rem',
});

interface Aged {
  /** As the server counts them. */
  readonly days_in_status?: number | null;
}

/**
 * How long a request has been in its status. `readSince` is null where no one here is waited for; what is late is marked
 * for the others alone.
 */
export const waitingColumn = <Row extends Aged>(
  readSince: (row: Row) => string | null,
  isPromised: (row: Row) => boolean,
): TableColumn<Row> => {
  const readDays = (row: Row): number | null => {
    const since = readSince(row);
    return row.days_in_status ?? (since === null ? null : daysSince(since));
  };
  return {
    id: 'waiting',
    header: words.inStatus,
    exportedHeader: words.exportHeading,
    value: (row) => {
      const days = readDays(row);
      return days === null ? '' : daysText(days);
    },
    exported: readDays,
    cell: (row) => (
      <StatusAge days={readDays(row)} isWaitedFor={readSince(row) !== null} isPromised={isPromised(row)} />
    ),
    sortKey: 'days_in_status',
    sortsAs: 'time',
    align: 'end',
    width: '7.5rem',
  };
};
