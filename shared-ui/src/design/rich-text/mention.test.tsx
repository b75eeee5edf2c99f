// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ComboOption } from '../combobox/use-async-options.ts';
import { axeViolations, stubRangeRects, renderWithPortal } from '../../testing/index.ts';
import { RichText } from './index.ts';

beforeAll(stubRangeRects);

const PEOPLE: readonly ComboOption[] = [
  { id: '7', label: 'Ada Ruiz' },
  { id: '8', label: 'Adam Smith', description: 'Reviewer' },
  { id: '9', label: 'Bo Chen' },
];
const search = (text: string) =>
  Promise.resolve(PEOPLE.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));

function Note() {
  const [text, setText] = useState('');
  return (
    <>
      <RichText label="Note" value={text} onChange={setText} mentions={search} />
      <output data-testid="html">{text}</output>
    </>
  );
}
async function write(keys: string) {
  const { user, container } = renderWithPortal(<Note />);
  const box = await screen.findByRole('textbox', { name: 'Note' }, { timeout: 15_000 });
  await user.click(box);
  await user.keyboard(keys);
  return { user, box, container };
}
const html = () => screen.getByTestId('html').textContent;
const people = () => screen.queryAllByRole('option').map((option) => option.textContent);

test.each(['{Enter}', '{Tab}'])(
  '%s takes the first person for the name behind the @',
  async (key) => {
    const { user, box } = await write('Ask @ad');
    await waitFor(() => expect(people()).toEqual(['Ada Ruiz', 'Adam SmithReviewer']));
    const first = screen.getAllByRole('option')[0]?.id;
    await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(first));
    await user.keyboard(`${key}today`);
    expect(html()).toBe('<p>Ask <span data-mention="7">@Ada Ruiz</span> today</p>');
    expect(people()).toEqual([]);
    await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBeNull());
  },
  20_000,
);

test('arrows mark another person; a name may have several words', async () => {
  const { user, container } = await write('@a');
  await waitFor(() => expect(people()).toHaveLength(2));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Adam Smith');
  expect(await axeViolations(container)).toEqual([]);
  await user.keyboard('dam s');
  await waitFor(() => expect(people()).toEqual(['Adam SmithReviewer']));
  await user.click(screen.getByRole('option'));
  expect(html()).toBe('<p><span data-mention="8">@Adam Smith</span> </p>');
});

test('Escape leaves the text, and what follows is text too', async () => {
  const { user } = await write('Ask @ad');
  await waitFor(() => expect(people()).toHaveLength(2));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(people()).toEqual([]));
  await user.keyboard('a about it{Enter}Thanks');
  expect(html()).toBe('<p>Ask @ada about it</p><p>Thanks</p>');
});

test.each([
  ['lunch @ noon{Enter}or later', '<p>lunch @ noon</p><p>or later</p>'],
  ['write to ada@uni.test{Enter}now', '<p>write to ada@uni.test</p><p>now</p>'],
  ['lunch @ bo{Enter}or later', '<p>lunch @ bo</p><p>or later</p>'],
  ['write to mail@bo{Enter}now', '<p>write to mail@bo</p><p>now</p>'],
  ['ask @nobody here at all{Enter}now', '<p>ask @nobody here at all</p><p>now</p>'],
])(
  'an unfinished mention is plain text: %s',
  async (keys, expected) => {
    await write(keys);
    await waitFor(() => expect(html()).toBe(expected));
    expect(people()).toEqual([]);
  },
  20_000,
);

test('Escape ends the suggestions and not what is around the text', async () => {
  const around = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', around);
  try {
    const { user } = await write('Ask @ad');
    await waitFor(() => expect(people()).toHaveLength(2));
    around.mockClear();
    await user.keyboard('{Escape}');
    expect(around).not.toHaveBeenCalled();
    await waitFor(() => expect(people()).toEqual([]));
    await user.keyboard('{Escape}');
    expect(around).toHaveBeenCalledOnce();
  } finally {
    document.removeEventListener('keydown', around);
  }
});

test('the button types the @, as a separate word', async () => {
  const { user } = await write('Ask');
  await user.click(screen.getByRole('button', { name: 'Mention a person' }));
  await waitFor(() => expect(people()).toHaveLength(3));
  await user.keyboard('bo');
  await waitFor(() => expect(people()).toEqual(['Bo Chen']));
  await user.keyboard('{Enter}');
  expect(html()).toBe('<p>Ask <span data-mention="9">@Bo Chen</span> </p>');
});
