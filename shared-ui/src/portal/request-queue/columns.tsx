import { chakra } from '@chakra-ui/react';
import type { TableColumn } from '../../design/table/index.ts';
import { requestQueue as words } from '#texts/request-queue';
import { StatusAge } from './StatusAge.tsx';
import { daysSince, daysText } from './waiting.ts';

/**
 * The project of a request. The title is cut at three lines, so that a queue is easy to scan; a tooltip and screen
 * readers give it in full. On a phone it is the title of the card and is shown in full.
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
  /** Counted by the server. */
  readonly days_in_status?: number | null;
}

/**
 * How long a request has been in its status. `readSince` returns null for a request that does not wait for the
 * foundation; only the others are marked when they are late.
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
