import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { LabeledField } from '../layout/LabeledField.tsx';
import { TagsInput, type TagsInputProps } from './TagsInput.tsx';

function Field({ first = [], ...given }: Partial<TagsInputProps> & { first?: string[] }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <LabeledField label="Recipients">
        {(control) => <TagsInput {...control} {...given} value={value} onChange={setValue} />}
      </LabeledField>
      <output data-testid="value">{value.join('|')}</output>
      <button type="button">Next</button>
    </>
  );
}
const value = () => screen.getByTestId('value').textContent;
const ADDRESSES = /[\s,;]/;

test('a space, a comma and Enter add an address, and the field still has its name [S2.17-02]', async () => {
  const { user, container } = renderWithPortal(<Field separator={ADDRESSES} />);
  await user.type(screen.getByLabelText('Recipients'), 'a@x.test b@x.test,c@x.test{Enter}');
  expect(value()).toBe('a@x.test|b@x.test|c@x.test');
  expect(screen.getByLabelText('Recipients')).toHaveProperty('value', '');
  const list = within(screen.getByRole('list', { name: 'Entered' }));
  expect(list.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'a@x.test',
    'b@x.test',
    'c@x.test',
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('what is pasted as lines becomes many, each once; leaving the field adds what was typed', async () => {
  const { user } = renderWithPortal(<Field first={['b@x.test']} separator={ADDRESSES} />);
  const input = screen.getByLabelText('Recipients');
  await user.click(input);
  await user.paste('a@x.test\nb@x.test;\n c@x.test');
  expect(value()).toBe('b@x.test|a@x.test|c@x.test');
  await user.type(input, 'd@x.test');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(value()).toBe('b@x.test|a@x.test|c@x.test|d@x.test');
});

test('words that come in one piece are split too', () => {
  renderWithPortal(<Field />);
  fireEvent.input(screen.getByLabelText('Recipients'), { target: { value: 'sleep, genes;' } });
  expect(value()).toBe('sleep|genes');
  expect(screen.getByLabelText('Recipients')).toHaveProperty('value', '');
});

test('Backspace takes the last one away after marking it, the button any', async () => {
  const { user } = renderWithPortal(<Field first={['sleep', 'genes', 'siblings']} />);
  const input = screen.getByLabelText('Recipients');
  await user.click(input);
  await user.keyboard('{Backspace}');
  expect(value()).toBe('sleep|genes|siblings');
  await user.keyboard('{Backspace}');
  expect(value()).toBe('sleep|genes');
  await user.click(screen.getByRole('button', { name: 'Remove sleep' }));
  expect(value()).toBe('genes');
});

test('when there are as many as there may be, another one is reported and not taken', async () => {
  const { user } = renderWithPortal(<Field first={['sleep', 'genes']} maximum={3} />);
  const input = screen.getByLabelText('Recipients');
  await user.click(input);
  await user.paste('twins, motor, speech');
  expect(value()).toBe('sleep|genes|twins');
  await user.type(input, 'motor{Enter}');
  expect(value()).toBe('sleep|genes|twins');
  expect(screen.getByText('At most 3. Remove one to add another.')).toBeTruthy();
});

test('a disabled field still has its texts', async () => {
  const { user } = renderWithPortal(<Field first={['sleep']} isDisabled />);
  expect(screen.getByLabelText('Recipients')).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Remove sleep' }));
  fireEvent.blur(screen.getByLabelText('Recipients'));
  expect(value()).toBe('sleep');
});
