import type { RequestType } from '@portal/contract/statuses';
import { chakra } from '@chakra-ui/react';
import type { TableColumn } from '../../design/table/index.ts';
import { requestQueue as words } from '#texts/request-queue';
import { isPromisedType, StatusAge } from './StatusAge.tsx';
import { daysSince, daysText } from './waiting.ts';

/** A value of a row, and the fields of which it is made. */
export interface Reader<Row, Value> {
  readonly fields: readonly string[];
  readonly read: (row: Row) => Value;
}

/** Returns what names the fields of a value, as `createColumnBuilder` does for a column. */
export const createReader =
  <Row,>() =>
  <F extends keyof Row & string, Value>(
    fields: readonly F[],
    read: (row: Pick<Row, F>) => Value,
  ): Reader<Row, Value> => ({ fields, read });

/** Apps built against version 1.0.0 pass a function. It names no fields, so their lists read whole rows. */
export type ReaderOrFunction<Row, Value> = Reader<Row, Value> | ((row: Row) => Value);

/** The function that reads a value, and the fields of its column if they are known. */
export function splitReader<Row, Value>(given: ReaderOrFunction<Row, Value>, ...further: readonly string[]) {
  if (typeof given === 'function') return { read: given, known: {} };
  return { read: given.read, known: { fields: [...further, ...given.fields] } };
}

/**
 * The project of a request. The title is cut at three lines, so that a queue is easy to scan; a tooltip and screen
 * readers give it in full. On a phone it is the title of the card and is shown in full.
 */
export const projectColumn = <Row,>(title: ReaderOrFunction<Row, string>): TableColumn<Row> => {
  const { read: readTitle, known } = splitReader(title);
  return {
    id: 'project',
    ...known,
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
  };
};

interface Aged {
  readonly type: RequestType;
  /** Counted by the server. */
  readonly days_in_status?: number | null;
}

/**
 * How long a request has been in its status. `reader` returns null for a request that does not wait for the
 * foundation; only the others are marked when they are late.
 */
export const waitingColumn = <Row extends Aged>(
  reader: ReaderOrFunction<Row, string | null>,
  isPromised: (row: Row) => boolean = ({ type }) => isPromisedType(type),
): TableColumn<Row> => {
  const { read: readSince, known } = splitReader(reader, 'type', 'days_in_status');
  const readDays = (row: Row): number | null => {
    const since = readSince(row);
    return row.days_in_status ?? (since === null ? null : daysSince(since));
  };
  return {
    id: 'waiting',
    ...known,
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
