import { fireEvent, screen, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import {
  PickerAvailability,
  PickerButton,
  PickerOffers,
  PickerText,
  RowPicker,
  type PickerColumn,
} from './index.ts';

interface Sample {
  id: string;
  amount: string;
}
const listSamples = (count: number): Sample[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${11_000 + index}-p1`, amount: '200' }));

type Change = (change: (now: Sample[]) => Sample[]) => void;
const put = (id: string, next: Partial<Sample>) => (now: Sample[]) =>
  // new objects, as a caller makes them who puts rows together at every render
  now.map((row) => (row.id === id ? { ...row, ...next } : { ...row }));

const sampleColumns = (change: Change, onDraw: (id: string) => void): PickerColumn<Sample>[] => [
  {
    id: 'id',
    header: 'Sample Id',
    cell: ({ id }) => {
      onDraw(id);
      return id;
    },
  },
  {
    id: 'amount',
    header: 'Amount (μl)',
    cell: ({ id, amount }) => (
      <PickerText
        label={`Amount of ${id} in μl`}
        value={amount}
        step="any"
        problem={amount === '0' ? 'Please ask for more' : undefined}
        onChange={(text) => change(put(id, { amount: text }))}
      />
    ),
  },
  {
    id: 'availability',
    header: 'Availability',
    cell: ({ id }) =>
      id === '11001-p1' ? (
        <>
          <PickerAvailability tone="danger" label="Unavailable" reasons={['None is left']} facts="0 μl" />
          <PickerOffers id={id} others={['11009-p1']} onUse={(other) => change(put(id, { id: other }))} />
        </>
      ) : (
        <PickerAvailability tone="success" label="Available" facts="800 μl" />
      ),
  },
  {
    id: 'remove',
    header: 'Remove',
    isHeaderHidden: true,
    cell: ({ id }) => (
      <PickerButton
        label={`Remove ${id}`}
        title="Remove"
        onClick={() => change((now) => now.filter((row) => row.id !== id))}
      >
        ×
      </PickerButton>
    ),
  },
];

const ignore = () => {};
interface SamplesProps {
  first: Sample[];
  onDraw?: (id: string) => void;
  /** Columns from the first, where many rows make a test slow. */
  most?: number;
}

/** Samples with amounts to write in; `onDraw` hears which row is drawn. */
function Samples({ first, onDraw = ignore, most = 4 }: SamplesProps) {
  const [rows, setRows] = useState(first);
  const columns = useMemo(() => sampleColumns(setRows, onDraw).slice(0, most), [onDraw, most]);
  return <RowPicker caption="Samples" columns={columns} rows={rows} rowId={({ id }) => id} />;
}

test('samples: state, amount, why one fails, what there is instead, and taking one out [P8-01]', async () => {
  const { user, container } = renderWithPortal(<Samples first={listSamples(3)} />);
  const failing = screen.getByRole('row', { name: /11001-p1/ });
  expect(failing.textContent).toMatch(/Unavailable.*None is left.*0 μl/);
  const amount = within(failing).getByRole('spinbutton', { name: 'Amount of 11001-p1 in μl' });
  fireEvent.change(amount, { target: { value: '0' } });
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(within(failing).getByText('Please ask for more').id).toBe(amount.getAttribute('aria-describedby'));
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use 11009-p1 instead of 11001-p1' }));
  expect(screen.getByRole('row', { name: /11009-p1/ }).textContent).toContain('Available');
  await user.click(screen.getByRole('button', { name: 'Remove 11000-p1' }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

interface Donor {
  donor: string;
  region: string;
  isReserved: boolean;
}
const DONORS: readonly Donor[] = [
  { donor: 'AN00142', region: 'Cerebellum', isReserved: false },
  { donor: 'AN00143', region: 'Frontal cortex', isReserved: true },
  { donor: 'AN00144', region: 'Cerebellum', isReserved: false },
];
const DONOR_COLUMNS: ReadonlyArray<PickerColumn<Donor>> = [
  { id: 'donor', header: 'Donor', cell: ({ donor }) => donor },
  { id: 'region', header: 'Region', cell: ({ region }) => region },
  {
    id: 'availability',
    header: 'Availability',
    cell: ({ isReserved }) => (
      <PickerAvailability
        tone={isReserved ? 'warning' : 'success'}
        label={isReserved ? 'On hold' : 'Available'}
      />
    ),
  },
];
function Donors({ onChoose }: { onChoose: (ids: readonly string[]) => void }) {
  const [selectedIds, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <RowPicker
      caption="Donors"
      columns={DONOR_COLUMNS}
      rows={DONORS}
      rowId={({ donor }) => donor}
      selection={{
        selectedIds,
        onChange: (next) => {
          setSelected(next);
          onChoose([...next]);
        },
        label: ({ donor }) => donor,
        mayChoose: ({ isReserved }) => !isReserved,
      }}
    />
  );
}

test('donors: other columns, rows are chosen, and one that is on hold is not [P8-01]', async () => {
  const choose = vi.fn<(ids: readonly string[]) => void>();
  const { user, container } = renderWithPortal(<Donors onChoose={choose} />);
  expect(screen.getByRole('checkbox', { name: 'Select AN00143' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'Select AN00142' }));
  expect(choose).toHaveBeenLastCalledWith(['AN00142']);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  expect(choose).toHaveBeenLastCalledWith(['AN00142', 'AN00144']);
  expect(screen.getByText('2 chosen')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select AN00144' }));
  expect(choose).toHaveBeenLastCalledWith(['AN00142']);
  expect(screen.getByRole('row', { name: /AN00142/ }).getAttribute('aria-selected')).toBe('true');
  expect(await axeViolations(container)).toEqual([]);
});

test('typing one amount of 250 draws one row', () => {
  const drawn: string[] = [];
  const onDraw = (id: string) => void drawn.push(id);
  renderWithPortal(<Samples first={listSamples(250)} onDraw={onDraw} most={2} />);
  expect(drawn).toHaveLength(250);
  drawn.length = 0;
  fireEvent.change(screen.getByLabelText('Amount of 11007-p1 in μl'), { target: { value: '150' } });
  expect(drawn).toEqual(['11007-p1']);
});

const PLAIN: ReadonlyArray<PickerColumn<Sample>> = [{ id: 'id', header: 'Sample Id', cell: ({ id }) => id }];

test('500 rows have no pages, and the 501st is on the second', () => {
  const show = (count: number) =>
    renderWithPortal(
      <RowPicker caption="Samples" columns={PLAIN} rows={listSamples(count)} rowId={({ id }) => id} />,
    );
  const { unmount } = show(500);
  expect(screen.queryByText('Next 500')).toBeNull();
  unmount();
  const { container } = show(501);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(500);
  fireEvent.click(screen.getByText('Next 500'));
  expect(container.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(screen.getByText('501 to 501 of 501')).toBeTruthy();
});
