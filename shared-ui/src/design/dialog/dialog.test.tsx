import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../index.ts';
import { axeViolations, passTime, renderWithPortal, startFakeClock } from '../../testing/index.ts';
import { ConfirmDialog, Modal, type ModalProps } from './index.ts';

function Opener({ type }: Pick<ModalProps, 'type'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        type={type}
        isOpen={isOpen}
        title="Unconfirmed Institution"
        onClose={() => setOpen(false)}
        footer={<Button>Learn more</Button>}
      >
        An administrator approves or rejects it.
      </Modal>
    </>
  );
}

test.each(['display', 'error'] as const)(
  'Escape closes a %s modal and focus returns [C2.9.3]',
  async (type) => {
    const { user } = renderWithPortal(<Opener type={type} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    const dialog = await screen.findByRole(type === 'error' ? 'alertdialog' : 'dialog', {
      name: 'Unconfirmed Institution',
    });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(await axeViolations(dialog)).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Unconfirmed Institution')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);

test('a loader stays on Escape and has no close button [C2.9.3]', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = renderWithPortal(<Modal type="loader" isOpen title="Loading RDA" onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Loading RDA' });
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a destructive question names its action and starts on the way out', async () => {
  const onConfirm = vi.fn<() => void>();
  const { user } = renderWithPortal(
    <ConfirmDialog
      isOpen
      isDestructive
      title="Delete the project 'Sleep in siblings'?"
      consequence="Its draft requests are deleted too. This cannot be undone."
      confirmLabel="Delete project"
      onConfirm={onConfirm}
      onCancel={() => {}}
    />,
  );
  await screen.findByRole('alertdialog', { name: "Delete the project 'Sleep in siblings'?" });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await user.click(screen.getByRole('button', { name: 'Delete project' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('focus that something else gives back beside an open modal does not close it', async () => {
  startFakeClock();
  const onClose = vi.fn<() => void>();
  renderWithPortal(
    <>
      <button type="button">Log in</button>
      <Modal isOpen title="Verification email successfully sent" onClose={onClose}>
        The email arrives within 10 minutes.
      </Modal>
    </>,
  );
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  // what listens to the outside is attached a little after the modal opened
  await passTime(1000);
  screen.getByText('Log in').focus();
  await passTime(1000);
  expect(onClose).not.toHaveBeenCalled();
});
