import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything } from '../../portal/data/index.ts';
import { renderWithPortal } from '../../testing/index.ts';
import { Modal } from '../dialog/index.ts';
import { notify, Toaster } from './index.ts';

afterEach(() => act(() => notify.clear()));

const show = () =>
  renderWithPortal(
    <>
      <input aria-label="Note" />
      <button type="button">Elsewhere</button>
      <Toaster />
    </>,
  );

test('Undo is in the notice and runs once', async () => {
  const undo = vi.fn<() => void>();
  const { user } = show();
  act(() => notify.success({ title: 'Removed Mia Lind', undo }));
  const button = await screen.findByRole('button', { name: 'Undo' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+Z Meta+Z');
  await user.click(button);
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('Ctrl+Z takes back the newest step, then the one before, and nothing while someone types', async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = show();
  act(() => notify.success({ title: 'Removed Mia Lind', undo: first }));
  act(() => notify.success({ title: 'Removed Per Berg', undo: second }));
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.keyboard('{Control>}z{/Control}');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 0]);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('{Control>}z{/Control}');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  await user.keyboard('{Meta>}z{/Meta}');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('a notice that was closed is not taken back by a key', async () => {
  const undo = vi.fn<() => void>();
  const { user } = show();
  act(() => notify.success({ title: 'Removed Mia Lind', undo }));
  await user.click(await screen.findByRole('button', { name: 'Close notice' }));
  await waitFor(() => expect(screen.queryByText('Removed Mia Lind')).toBeNull());
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
});

test('when everything is forgotten, for the next person or role, no key takes anything back', async () => {
  const undo = vi.fn<() => void>();
  const { user } = renderWithPortal(<button type="button">Elsewhere</button>);
  act(() => notify.success({ title: 'Removed Mia Lind', undo }));
  await act(() => forgetEverything());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
});

test('a notice leaves the screen when everything is forgotten', async () => {
  show();
  act(() => notify.success('Removed Mia Lind'));
  await screen.findByText('Removed Mia Lind');
  await act(() => forgetEverything());
  await waitFor(() => expect(screen.queryByText('Removed Mia Lind')).toBeNull());
});

test('Ctrl+Z does nothing while a modal dialog is open', async () => {
  const undo = vi.fn<() => void>();
  const { user } = renderWithPortal(
    <Modal isOpen title="Unconfirmed Institution" onClose={() => {}}>
      <button type="button">In the dialog</button>
    </Modal>,
  );
  act(() => notify.success({ title: 'Removed Mia Lind', undo }));
  await user.click(await screen.findByRole('button', { name: 'In the dialog' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
});
