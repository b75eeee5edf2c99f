import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { DateField, DateFilter, exchangedDate, parseDate } from './index.ts';

function Field({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateField label="IRB expiration" value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
      <button type="button">Next</button>
    </>
  );
}
const value = () => screen.getByTestId('value').textContent;

test.each([
  ['1/2/2027', '2027-01-02'],
  ['01-02-2027', '2027-01-02'],
  ['2027-01-02', '2027-01-02'],
  ['2/29/2028', '2028-02-29'],
  ['13/05/2027', undefined],
  ['25/03/2027', undefined],
  ['2027-25-03', undefined],
  ['2/29/2027', undefined],
  ['4/31/2027', undefined],
  ['0/1/2027', undefined],
  ['1/2/27', undefined],
  ['soon', undefined],
])(
  '%s is read as %s: a month is at most 12, a day at most the last of its month [C5.7.1 R5-11]',
  (text, iso) => {
    expect(parseDate(text)).toBe(iso);
  },
);

test('1/2/2027 is taken, shown as MM/DD/YYYY on leaving, and stays that day [C5.7.1]', async () => {
  const { user, container } = renderWithPortal(<Field />);
  await user.type(screen.getByLabelText('IRB expiration'), '1/2/2027');
  expect(value()).toBe('2027-01-02');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByLabelText('IRB expiration')).toHaveProperty('value', '01/02/2027');
  expect(await axeViolations(container)).toEqual([]);
});

test('what is no date preserves its text and says the format [C5.7.1 R5-10]', async () => {
  const { user } = renderWithPortal(<Field />);
  await user.type(screen.getByLabelText('IRB expiration'), 'May 2027');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Please use the format MM/DD/YYYY')).toBeTruthy();
  expect(screen.getByLabelText('IRB expiration').getAttribute('aria-invalid')).toBe('true');
  expect(value()).toBe('May 2027');
});

test.each(['2/31/2027', '25/03/2027'])(
  '800 ms after the year of %s the bound is shown, and what was typed is preserved [C5.7.1 R5-11]',
  (typed) => {
    vi.useFakeTimers();
    renderWithPortal(<Field />);
    const input = screen.getByLabelText('IRB expiration');
    fireEvent.change(input, { target: { value: typed } });
    act(() => void vi.advanceTimersByTime(799));
    expect(screen.queryByText('Please use the format MM/DD/YYYY')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('Please use the format MM/DD/YYYY')).toBeTruthy();
    expect(input).toHaveProperty('value', typed);
    fireEvent.blur(input);
    expect(input).toHaveProperty('value', typed);
    expect(screen.getByText(typed)).toBeTruthy();
  },
);

test.each([
  ['25/03/2027', '2027-03-25'],
  ['31.12.2027', '2027-12-31'],
  ['2027-25-03', '2027-03-25'],
  ['03/25/2027', undefined],
  ['05/03/2027', undefined],
  ['31/02/2027', undefined],
  ['2/31/2027', undefined],
  ['25/13/2027', undefined],
  ['soon', undefined],
])('day and month of %s are exchanged: %s is offered', (text, iso) => {
  expect(exchangedDate(text)).toBe(iso);
});

test('where day and month look exchanged, one click takes the date that was meant', async () => {
  const { user, container } = renderWithPortal(<Field />);
  const input = screen.getByLabelText('IRB expiration');
  await user.type(input, '25/03/2027');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Did you mean 03/25/2027?' }));
  expect(value()).toBe('2027-03-25');
  expect(input).toHaveProperty('value', '03/25/2027');
  expect(document.activeElement).toBe(input);
  expect(screen.queryByText('Please use the format MM/DD/YYYY')).toBeNull();
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
});

test('the offer goes when another date is typed', async () => {
  const { user } = renderWithPortal(<Field />);
  const input = screen.getByLabelText('IRB expiration');
  await user.type(input, '25/03/2027');
  await user.tab();
  expect(await screen.findByRole('button', { name: /Did you mean/ })).toBeTruthy();
  await user.type(input, '{Backspace}');
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
});

test('the month is a grid that goes by arrow keys; a choice closes it and focus returns', async () => {
  const { user, container } = renderWithPortal(<Field first="2027-01-30" />);
  const opener = await screen.findByRole('button', { name: 'Choose a date', expanded: false });
  await user.click(opener);
  const chosen = await screen.findByRole('button', { name: 'Saturday, January 30, 2027, chosen' });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  expect(screen.getByRole('grid', { name: 'January 2027' })).toBeTruthy();
  expect(chosen.closest('[role="gridcell"]')?.getAttribute('aria-selected')).toBe('true');
  expect(await axeViolations(container)).toEqual([]);
  await user.keyboard('{ArrowDown}');
  const below = await screen.findByRole('button', { name: 'Saturday, February 6, 2027' });
  await waitFor(() => expect(document.activeElement).toBe(below));
  await user.keyboard('{Enter}');
  expect(value()).toBe('2027-02-06');
  expect(screen.getByLabelText('IRB expiration')).toHaveProperty('value', '02/06/2027');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Escape closes the month, and focus returns to its button', async () => {
  const { user } = renderWithPortal(<Field first="2027-01-30" />);
  const opener = await screen.findByRole('button', { name: 'Choose a date', expanded: false });
  await user.click(opener);
  await screen.findByRole('grid');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(value()).toBe('2027-01-30');
});

test('what has the form of a date and is none opens the month all the same', async () => {
  const { user } = renderWithPortal(<Field first="2027-25-03" />);
  await user.click(await screen.findByRole('button', { name: 'Choose a date', expanded: false }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});

test('days out of bounds cannot be chosen', async () => {
  const taken = vi.fn<(value: string) => void>();
  const { user } = renderWithPortal(
    <DateField label="Approved" value="2027-01-20" min="2027-01-10" max="2027-01-25" onChange={taken} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Choose a date', expanded: false }));
  const early = await screen.findByRole('button', { name: 'Saturday, January 9, 2027' });
  expect(early.getAttribute('aria-disabled')).toBe('true');
  await user.click(early);
  expect(taken).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sunday, January 10, 2027' }));
  expect(taken).toHaveBeenCalledExactlyOnceWith('2027-01-10');
});

test('the year picker shows nine years, and a choice leads back to the month', async () => {
  const { user, container } = renderWithPortal(<Field first="2027-01-30" />);
  await user.click(await screen.findByRole('button', { name: 'Choose a date', expanded: false }));
  await user.click(await screen.findByRole('button', { name: 'January 2027, choose a year' }));
  expect(screen.getAllByRole('button', { name: /^20\d\d$/ })).toHaveLength(9);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2027'));
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '2030' }));
  expect(await screen.findByRole('grid', { name: 'January 2030' })).toBeTruthy();
});

function Filter({ onAsk }: { onAsk: (value: string) => void }) {
  const [day, setDay] = useState('');
  return (
    <>
      <DateFilter
        label="Submitted from"
        value={day}
        onChange={(next) => {
          onAsk(next);
          setDay(next);
        }}
      />
      <button type="button" onClick={() => setDay('')}>
        Clear
      </button>
    </>
  );
}

test('a filter is asked with whole dates only, and off while its text is no date', async () => {
  const asked = vi.fn<(value: string) => void>();
  const { user, container } = renderWithPortal(<Filter onAsk={asked} />);
  const input = screen.getByLabelText('Submitted from');
  await user.type(input, '1/2/2027');
  expect(asked.mock.calls).toEqual([['2027-01-02']]);
  await user.type(input, '{Backspace}{Backspace}');
  expect(asked.mock.calls).toEqual([['2027-01-02'], ['']]);
  fireEvent.blur(input);
  expect(await screen.findByText('Please use the format MM/DD/YYYY')).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input).toHaveProperty('value', '1/2/20');
  expect(await axeViolations(container)).toEqual([]);
});

test('a filter that is cleared from outside loses its text', async () => {
  const { user } = renderWithPortal(<Filter onAsk={vi.fn<(value: string) => void>()} />);
  await user.type(screen.getByLabelText('Submitted from'), '1/2/2027');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('Submitted from')).toHaveProperty('value', '');
});
