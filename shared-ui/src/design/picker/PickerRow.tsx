import { memo } from 'react';
import { CheckRow } from '../layout/CheckRow.tsx';
import { fill } from '../layout/fill.ts';
import type { PickerColumn } from './types.ts';
import { picker as words } from '#texts/picker';

export interface PickerRowProps {
  row: object;
  id: string;
  number: number;
  columns: ReadonlyArray<PickerColumn<never>>;
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  mayChoose: boolean;
  label: string;
  onToggle: (id: string, isOn: boolean) => void;
}

/** `memo` loses the type relation between columns and row; `RowPicker` passes both, so they match. */
function Row({ row, id, number, columns, isSelected, mayChoose, label, onToggle }: PickerRowProps) {
  return (
    <tr data-row aria-selected={isSelected}>
      {isSelected === undefined ? null : (
        <td>
          <CheckRow
            isLabelHidden
            isChecked={isSelected}
            isDisabled={!mayChoose}
            onChange={(isOn) => onToggle(id, isOn)}
          >
            {fill(words.select, { label })}
          </CheckRow>
        </td>
      )}
      {columns.map(({ id: column, header, isHeaderHidden, cell }) => (
        <td key={column} data-label={isHeaderHidden ? undefined : header}>
          {cell(row as never, number)}
        </td>
      ))}
    </tr>
  );
}

function isSameRow(one: object, other: object): boolean {
  if (one === other) return true;
  const values = new Map<string, unknown>(Object.entries(other));
  const entries = Object.entries(one);
  return entries.length === values.size && entries.every(([name, value]) => values.get(name) === value);
}

/** While the user types one amount among hundreds, the other rows do not render again. */
export const PickerRow = memo(
  Row,
  ({ row, ...rest }, { row: nextRow, ...next }) => isSameRow(row, nextRow) && isSameRow(rest, next),
);
