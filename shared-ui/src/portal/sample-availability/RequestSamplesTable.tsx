import type { RequestSample } from '@portal/contract';
import { AVAILABILITY_LABELS } from '@portal/contract/samples/availability';
import { amountWords } from '@portal/contract/samples/sample-kinds';
import { useState } from 'react';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { TableColumn, TableState } from '../../design/table/types.ts';
import { fill } from '../../design/layout/fill.ts';
import { samples as words } from '#texts/sample-availability';
import { excessWords } from './excess-words.ts';
import { AvailabilityStatus } from './AvailabilityStatus.tsx';

/** Rows per page (spec 2 section 9). */
const PAGE_SIZE = 500;
const START: TableState = { page: 1, pageSize: PAGE_SIZE, ordering: '', search: '', filters: {} };

const amount = (value: number | null, { unit }: RequestSample): string =>
  value === null ? '' : amountWords(value, unit);
const requests = ({ request_count: count, approved_count: approved }: RequestSample): string =>
  approved === 0 ? String(count) : fill(words.approved, { count, approved });

const COLUMNS: ReadonlyArray<TableColumn<RequestSample>> = [
  { id: 'id', header: words.columns.id, value: ({ id }) => id, canCopy: true },
  {
    id: 'available',
    header: words.columns.available,
    value: (sample) => amount(sample.amount_available, sample),
  },
  {
    id: 'status',
    header: words.columns.status,
    value: ({ availability }) => AVAILABILITY_LABELS[availability],
    cell: ({ availability, refusals, ...sample }) => (
      <AvailabilityStatus
        availability={availability}
        refusals={refusals}
        excess={excessWords(sample.amount, { availability, ...sample })}
      />
    ),
  },
  { id: 'requested', header: words.columns.requested, value: (sample) => amount(sample.amount, sample) },
  { id: 'requests', header: words.columns.requests, value: requests },
];

/** The requested samples with their amounts and availability. */
export function RequestSamplesTable({ samples }: { samples: readonly RequestSample[] }) {
  const [state, setState] = useState(START);
  const start = (state.page - 1) * state.pageSize;
  return (
    <DataTable
      caption={words.caption}
      columns={COLUMNS}
      rows={samples.slice(start, start + state.pageSize)}
      count={samples.length}
      state={state}
      onStateChange={setState}
      rowId={({ id }) => id}
      exportRows={() => Promise.resolve(samples)}
      empty={{ description: words.none }}
    />
  );
}
