import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { addMonths, listWeeks } from './calendar.ts';
import { DateField, exchangedDate, parseDate } from './index.ts';

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

test('what is no date keeps its text and says the format [C5.7.1 R5-10]', async () => {
  const { user } = renderWithPortal(<Field />);
  await user.type(screen.getByLabelText('IRB expiration'), 'May 2027');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Please use the format MM/DD/YYYY')).toBeTruthy();
  expect(screen.getByLabelText('IRB expiration').getAttribute('aria-invalid')).toBe('true');
  expect(value()).toBe('May 2027');
});

test.each(['2/31/2027', '25/03/2027'])(
  '800 ms after the year of %s the bound is told, and what was typed stays [C5.7.1 R5-11]',
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

test('the calendar goes by arrow keys, Escape closes it and focus returns', async () => {
  const { user, container } = renderWithPortal(<Field first="2027-01-30" />);
  const opener = screen.getByRole('button', { name: 'Choose a date' });
  await user.click(opener);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('01/30/2027');
  expect(await axeViolations(container)).toEqual([]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(value()).toBe('2027-02-06');
  expect(document.activeElement).toBe(opener);
  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('table')).toBeNull();
});

test('the year picker shows nine years', async () => {
  const { user } = renderWithPortal(<Field first="2027-01-30" />);
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await user.click(screen.getByRole('button', { name: 'January 2027, choose a year' }));
  expect(screen.getAllByRole('button', { name: /^20\d\d$/ })).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: '2030' }));
  expect(screen.getByRole('button', { name: 'January 2030, choose a year' })).toBeTruthy();
});

test('months are laid out from Sunday, and a month later the 31st is the last day', () => {
  expect(listWeeks({ year: 2027, month: 1 })[0]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-01-31', -1)).toBe('2026-12-31');
});
