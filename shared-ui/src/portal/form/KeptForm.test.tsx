import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { axeViolations, showPage } from '../../testing/index.ts';
import { KeptForm, useKeptForm, type FormDefinition, type FormValues } from './index.ts';

beforeEach(() => localStorage.clear());

const DEFINITION: FormDefinition = {
  id: 'thing',
  sections: [
    {
      id: 'thing',
      title: 'Thing',
      items: [
        { type: 'text', name: 'title', label: 'Title' },
        { type: 'textarea', name: 'reason', label: 'Reason', isOptional: true },
        { type: 'password', name: 'secret', label: 'Secret', isOptional: true },
        { type: 'text', name: 'attempt', label: 'Attempt', isOptional: true, when: () => false },
      ],
    },
  ],
};

/** The page of a thing as the server has it. */
function show(onServer: FormValues = { title: 'Sleep', reason: '' }) {
  const Page = () => {
    // new at each opening, as the number of an attempt is
    const defaultValues = { ...onServer, attempt: crypto.randomUUID() };
    const backedUpForm = useKeptForm({ definition: DEFINITION, defaultValues, storageKey: 'thing' });
    return (
      <KeptForm
        kept={backedUpForm}
        what="the thing"
        submitLabel="Save"
        actions={
          <button
            type="button"
            onClick={() => backedUpForm.form.setValue('attempt', 'second', { shouldDirty: true })}
          >
            New attempt
          </button>
        }
        onSubmit={() => Promise.resolve(backedUpForm.finish())}
      />
    );
  };
  return showPage(Page, { route: 'thing' });
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const value = (label: string) => box(label).value;
const notice = () => screen.queryByRole('group', { name: 'Unsaved text' });
const discard = () => screen.findByRole('button', { name: 'Discard' });

/** Types what a visit leaves behind that ends with a reload. */
async function leave(fields: Readonly<Record<string, string>>, onServer?: FormValues): Promise<void> {
  const { user, unmount } = show(onServer);
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
  unmount();
}

test('what was typed and not saved is in the fields again, with a notice; Discard puts back what the server has', async () => {
  await leave({ Title: 'Sleep in siblings' });
  const { user, container, unmount } = show();
  await discard();
  expect(value('Title')).toBe('Sleep in siblings');
  expect(notice()?.textContent).toMatch(
    /^We restored what you typed on .+: “Title”\. It is not saved yet\.Discard$/,
  );
  expect(await axeViolations(container)).toEqual([]);
  await user.type(box('Reason'), 'New words');
  await user.click(await discard());
  expect(value('Title')).toBe('Sleep');
  expect(value('Reason'), 'what is typed now stays').toBe('New words');
  expect(notice()).toBeNull();
  await user.clear(box('Reason'));
  unmount();
  show();
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Sleep');
  expect(notice()).toBeNull();
});

test('the notice says when it was typed, also after a second reload', async () => {
  await leave({ Title: 'Sleep in siblings' });
  const key = Object.keys(localStorage).find((name) => name.includes('thing')) ?? '';
  const copy = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
  localStorage.setItem(key, JSON.stringify({ ...copy, at: '2026-11-20T14:02:00Z' }));
  const first = show();
  await discard();
  first.unmount();
  show();
  await discard();
  expect(notice()?.textContent).toMatch(/11\/20\/2026/);
});

test('where the server has something newer in that field, it asks first', async () => {
  await leave({ Title: 'Sleep in siblings' });
  const { user } = show({ title: 'Sleep of twins', reason: '' });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(value('Title')).toBe('Sleep in siblings');
  await user.click(await discard());
  expect(value('Title')).toBe('Sleep of twins');
});

test('until the answer the fields say what the server has, and Discard forgets the copy', async () => {
  await leave({ Title: 'Sleep in siblings' });
  const { user, unmount } = show({ title: 'Sleep of twins', reason: '' });
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy();
  expect(value('Title')).toBe('Sleep of twins');
  await user.click(await discard());
  expect(notice()).toBeNull();
  unmount();
  show();
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Sleep');
});

test('another field that is newer on the server is left alone, and nothing is asked', async () => {
  await leave({ Title: 'Sleep in siblings' });
  show({ title: 'Sleep', reason: 'Theirs' });
  await discard();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(value('Title')).toBe('Sleep in siblings');
  expect(value('Reason')).toBe('Theirs');
});

test('a value that is drawn nowhere comes back without a question, and is not named', async () => {
  const { user, unmount } = show();
  await user.click(await screen.findByRole('button', { name: 'New attempt' }));
  await user.type(screen.getByLabelText('Title'), 's');
  unmount();
  show();
  await discard();
  expect(notice()?.textContent).toContain(': “Title”. It is not saved yet.');
});

test('what was typed and taken back, or saved, is not put back; a secret is never stored', async () => {
  const { user, unmount } = show();
  await user.type(await screen.findByLabelText('Title'), 'X');
  await user.type(screen.getByLabelText('Title'), '{Backspace}');
  await user.type(box('Secret'), 'hush');
  expect(JSON.stringify(localStorage)).not.toMatch(/hush|SleepX/);
  await user.type(screen.getByLabelText('Title'), 'Y');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('SleepY'));
  unmount();
  show();
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Sleep');
  expect(notice()).toBeNull();
});
