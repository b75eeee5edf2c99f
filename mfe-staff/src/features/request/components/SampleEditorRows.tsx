import { amountWords } from '@portal/contract/samples/sample-kinds';
import { CloseIcon, fill } from '@portal/shared-ui';
import { PickerButton, PickerText, RowPicker, type PickerColumn } from '@portal/shared-ui/picker';
import { AvailabilityStatus, excessWords } from '@portal/shared-ui/sample-availability';
import { useMemo } from 'react';
import { readAmount, replaceId, type SampleRow } from '../model/sample-rows.ts';
import { samples as words } from '#texts/samples';

/** Updates the rows from their latest state. The reference is stable across renders. */
type ChangeRows = (change: (rows: readonly SampleRow[]) => SampleRow[]) => void;

const { columns: headers } = words;

const sampleColumns = (change: ChangeRows): ReadonlyArray<PickerColumn<SampleRow>> => [
  {
    id: 'id',
    header: headers.id,
    cell: ({ key, id }, number) => (
      <PickerText
        isId
        isSlim
        label={fill(words.idOf, { number })}
        value={id}
        onChange={(text) => change((rows) => replaceId(rows, key, text))}
      />
    ),
  },
  {
    id: 'available',
    header: headers.available,
    cell: ({ known }) =>
      known?.amount_available == null ? '' : amountWords(known.amount_available, known.unit),
  },
  {
    id: 'status',
    header: headers.status,
    cell: ({ known, amount }) =>
      known ? (
        <>
          <AvailabilityStatus
            availability={known.availability}
            refusals={known.refusals}
            excess={excessWords(readAmount(amount), known)}
          />
          {known.alternatives?.length ? (
            <div>{fill(words.alternatives, { ids: known.alternatives.join(', ') })}</div>
          ) : null}
        </>
      ) : (
        <span data-part="facts">{words.unvalidated}</span>
      ),
  },
  {
    id: 'requested',
    header: headers.requested,
    cell: ({ key, amount }, number) => (
      <PickerText
        isAmount
        isSlim
        label={fill(words.amountOf, { number })}
        value={amount}
        onChange={(text) =>
          change((rows) => rows.map((row) => (row.key === key ? { ...row, amount: text } : row)))
        }
      />
    ),
  },
  { id: 'requests', header: headers.requests, cell: ({ known }) => known?.request_count ?? '' },
  {
    id: 'remove',
    header: headers.remove,
    isHeaderHidden: true,
    cell: ({ key }, number) => (
      <PickerButton
        label={fill(words.remove, { number })}
        title={headers.remove}
        onClick={() => change((rows) => rows.filter((row) => row.key !== key))}
      >
        <CloseIcon />
      </PickerButton>
    ),
  },
];

/** Rows with editable ids and amounts. */
export function SampleEditorRows({ rows, onChange }: { rows: readonly SampleRow[]; onChange: ChangeRows }) {
  const columns = useMemo(() => sampleColumns(onChange), [onChange]);
  return <RowPicker caption={words.table} columns={columns} rows={rows} rowId={({ key }) => String(key)} />;
}
