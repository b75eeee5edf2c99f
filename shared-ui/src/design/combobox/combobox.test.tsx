import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LabeledField } from '../layout/LabeledField.tsx';
import { axeViolations, passTime, renderWithPortal, startFakeClock } from '../../testing/index.ts';
import { Combobox, MultiCombobox, type ComboOption, type OptionSearch } from './index.ts';

const institutions: ComboOption[] = [
  { id: '1', label: 'Uniwersytet Łódzki', description: 'EIN 12-3456789' },
  { id: '2', label: 'University of Athens' },
];
const find: OptionSearch = (text) =>
  Promise.resolve(institutions.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));

function One({ search }: { search: OptionSearch }) {
  const [value, setValue] = useState<ComboOption | null>(null);
  return (
    <>
      <LabeledField label="Institution">
        {(control) => <Combobox {...control} value={value} onChange={setValue} search={search} />}
      </LabeledField>
      <p>Chosen: {value?.label ?? 'none'}</p>
    </>
  );
}

test('opening shows the default list; a choice is made by keyboard', async () => {
  const { user, baseElement } = renderWithPortal(<One search={find} />);
  const input = screen.getByRole('combobox', { name: 'Institution' });
  await user.click(input);
  expect(await screen.findByRole('option', { name: /Uniwersytet/ })).toBeTruthy();
  expect(await axeViolations(baseElement)).toEqual([]);
  const active = () => input.getAttribute('aria-activedescendant') ?? '';
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active()).toContain(':option:1'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active()).toContain(':option:2'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText('Chosen: University of Athens')).toBeTruthy());
  expect(input).toHaveProperty('value', 'University of Athens');
});

test('the choice of none of them is no result', async () => {
  const none: OptionSearch = () => Promise.resolve([{ id: 'none', label: 'Not listed', isNone: true }]);
  const { user } = renderWithPortal(<One search={none} />);
  await user.click(screen.getByRole('combobox', { name: 'Institution' }));
  expect(await screen.findByRole('option', { name: 'Not listed' })).toBeTruthy();
  expect(await screen.findByText('No results matching search.')).toBeTruthy();
  expect(screen.queryByText('1 result')).toBeNull();
});

test('two characters search after 1 s, one character shows the default list immediately', async () => {
  startFakeClock();
  const search = vi.fn<OptionSearch>(find);
  const { user } = renderWithPortal(<One search={search} />);
  const input = screen.getByRole('combobox', { name: 'Institution' });
  await user.type(input, 'a');
  const asked = () => search.mock.calls.map(([text]) => text);
  expect(asked()).not.toContain('a');
  await user.type(input, 't');
  expect(asked()).not.toContain('at');
  await passTime(1000);
  expect(asked()).toContain('at');
});

const people: ComboOption[] = [
  { id: '1', label: 'Ada Byron' },
  { id: '2', label: 'Anders Falk' },
  { id: '3', label: 'Grace Hopper' },
];
/** Searches that are not yet answered. */
let waiting: (() => void)[] = [];
/** A long list: the first page of it, or what fits, once `answerSearch` has it answered. */
const findPerson: OptionSearch = async (text) => {
  await new Promise<void>((answer) => waiting.push(answer));
  return text === ''
    ? people.slice(0, 2)
    : people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
};
/** Passes the time for which the box waits, and answers what it then searches for. */
async function answerSearch(): Promise<void> {
  await passTime(1000);
  for (const answer of waiting.splice(0)) answer();
  await passTime(0);
}
async function openPeople() {
  startFakeClock();
  waiting = [];
  const { user } = renderWithPortal(<One search={findPerson} />);
  const input = screen.getByRole('combobox', { name: 'Institution' });
  await user.click(input);
  await answerSearch();
  await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Anders Falk']));
  return { user, input };
}
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

test.each([
  ['falk', 'Anders Falk', 'an entry of the loaded list is found immediately'],
  ['fälk and', 'Anders Falk', 'its words may stand in any order'],
  ['hopper', 'none', 'an entry of the old list that does not fit cannot be taken'],
  ['x', 'none', 'one letter narrows the list too'],
])('a name typed fast (%s), Down and Enter: %s is chosen; %s', async (typed, chosen) => {
  const { user, input } = await openPeople();
  await user.keyboard(`${typed}{ArrowDown}{Enter}`);
  await waitFor(() => expect(screen.getByText(`Chosen: ${chosen}`)).toBeTruthy());
  await answerSearch();
  expect(screen.getByText(`Chosen: ${chosen}`)).toBeTruthy();
  expect(input).toHaveProperty('value', chosen === 'none' ? typed : chosen);
});

test('an entry that was gone to by arrow is not taken for another text that is typed on', async () => {
  const { user, input } = await openPeople();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toContain(':option:1'));
  await user.keyboard('hopper{Enter}');
  expect(screen.getByText('Chosen: none')).toBeTruthy();
  await answerSearch();
  await waitFor(() => expect(names()).toEqual(['Grace Hopper']));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByText('Chosen: Grace Hopper')).toBeTruthy());
});

test("'Searching…' is said before it says that nothing matches", async () => {
  const { user } = await openPeople();
  await user.keyboard('zz');
  expect((await screen.findAllByText('Searching…')).length).toBeGreaterThan(0);
  expect(screen.queryByText('No results matching search.')).toBeNull();
  await answerSearch();
  expect(await screen.findByText('No results matching search.')).toBeTruthy();
});

test('a failed search says so', async () => {
  const { user } = renderWithPortal(<One search={() => Promise.reject(new Error('down'))} />);
  await user.click(screen.getByRole('combobox', { name: 'Institution' }));
  await waitFor(() =>
    expect(screen.getAllByText('The search failed. Please try again.').length).toBeGreaterThan(0),
  );
});

function Many() {
  const [value, setValue] = useState<ComboOption[]>([]);
  return <MultiCombobox label="Reviewers" value={value} onChange={setValue} search={find} />;
}

test('several can be chosen and removed; a chosen one is not offered again', async () => {
  const { user } = renderWithPortal(<Many />);
  const input = screen.getByRole('combobox', { name: 'Reviewers' });
  await user.click(input);
  await user.click(await screen.findByRole('option', { name: /Uniwersytet/ }));
  const remove = await screen.findByRole('button', { name: 'Remove Uniwersytet Łódzki' });
  await user.click(input);
  await screen.findByRole('option', { name: 'University of Athens' });
  expect(screen.queryByRole('option', { name: /Uniwersytet/ })).toBeNull();
  await user.click(remove);
  expect(screen.queryByRole('list', { name: 'Chosen' })).toBeNull();
});

function Free() {
  const [value, setValue] = useState<ComboOption | null>(null);
  return (
    <>
      <LabeledField label="Institution">
        {(control) => (
          <Combobox
            {...control}
            value={value}
            onChange={setValue}
            search={find}
            ownText={{ maxLength: 100, help: 'It must join first.' }}
          />
        )}
      </LabeledField>
      <p>Chosen: {value?.label ?? 'none'}</p>
      <button type="button">Next</button>
    </>
  );
}

test('a name that the list does not have is offered as it was typed, and preserved when the box is left', async () => {
  const { user } = renderWithPortal(<Free />);
  const input = screen.getByRole('combobox', { name: 'Institution' });
  await user.type(input, 'Hilltop Institute');
  await user.click(await screen.findByRole('option', { name: /“Hilltop Institute” is not listed/ }));
  await waitFor(() => expect(screen.getByText('Chosen: Hilltop Institute')).toBeTruthy());
  expect(input).toHaveProperty('value', 'Hilltop Institute');

  await user.clear(input);
  await user.type(input, 'Valley College');
  await user.tab();
  await waitFor(() => expect(screen.getByText('Chosen: Valley College')).toBeTruthy());
  expect(input).toHaveProperty('value', 'Valley College');
});
