import type { TableRow } from '@portal/contract/form-rules';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithPortal } from '../../testing/index.ts';
import { TableInput } from './TableInput.tsx';

const FIELD = {
  name: 'funding',
  label: 'Funding',
  type: 'table',
  columns: [{ name: 'source', label: 'Source', type: 'text' }],
} as const;

function Table() {
  const [rows, setRows] = useState<readonly TableRow[]>([{ source: 'NIH' }]);
  return (
    <TableInput
      field={FIELD}
      control={{
        id: 'funding',
        'aria-describedby': undefined,
        'aria-invalid': undefined,
        'aria-required': undefined,
      }}
      value={rows}
      onChange={setRows}
      onBlur={() => undefined}
    />
  );
}

const getInput = (number: number) =>
  within(screen.getByRole('group', { name: `Row ${number}` })).getByRole('textbox');

test('a row that is added has the focus immediately, and the one before a removed row', () => {
  renderWithPortal(<Table />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(document.activeElement).toBe(getInput(2));
  fireEvent.click(screen.getByRole('button', { name: 'Remove row 2' }));
  expect(document.activeElement).toBe(getInput(1));
});
