import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmDialog } from '../dialog/index.ts';
import { Button } from '../layout/primitives.ts';
import { notify, Toaster } from '../toaster/index.ts';
import { passTime, renderWithPortal, startFakeClock } from '../../testing/index.ts';

const heading = (name: string) => screen.getByRole('heading', { name });
const focused = () => document.activeElement;

function Steps() {
  const [isSigned, setSigned] = useState(false);
  return (
    <main>
      <h1>Agreement</h1>
      <section>
        <h2>Signatures</h2>
        {isSigned ? (
          <p>Signed</p>
        ) : (
          <form>
            <input aria-label="Your full name" />
            <button type="button" onClick={() => setSigned(true)}>
              Sign
            </button>
          </form>
        )}
      </section>
      <p>Nothing to press here.</p>
    </main>
  );
}

test('when the button that was pressed goes, the focus goes to the heading of its section', async () => {
  const { user } = renderWithPortal(<Steps />);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(focused()).toBe(heading('Signatures')));
});

test('who clicks beside everything keeps the focus nowhere', async () => {
  startFakeClock();
  const { user } = renderWithPortal(<Steps />);
  await user.click(screen.getByRole('textbox', { name: 'Your full name' }));
  screen.getByRole('textbox').blur();
  await passTime(10_000);
  expect(document.activeElement).toBe(document.body);
});

function Deciding({ isButtonPreserved }: { isButtonPreserved: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <main>
      <h1>REQ000123</h1>
      <section>
        <h2>Decision</h2>
        {isDone && !isButtonPreserved ? null : (
          <button type="button" onClick={() => setOpen(true)}>
            Approve
          </button>
        )}
        {isOpen ? (
          <ConfirmDialog
            isOpen
            title="Approve REQ000123?"
            consequence="It can be fulfilled then."
            confirmLabel="Approve Request"
            onCancel={() => setOpen(false)}
            onConfirm={() => {
              setDone(true);
              setOpen(false);
            }}
          />
        ) : null}
      </section>
    </main>
  );
}

test.each([
  [true, 'button', 'Approve'],
  [false, 'heading', 'Decision'],
] as const)(
  'after a dialog (button stays: %s) the focus is on the %s %s',
  async (isButtonPreserved, role, name) => {
    const { user } = renderWithPortal(<Deciding isButtonPreserved={isButtonPreserved} />);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Approve Request' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(focused()).toBe(screen.getByRole(role, { name })));
  },
);

let endSaving: () => void;
function Saving() {
  const [isBusy, setBusy] = useState(false);
  return (
    <main>
      <h1>Ticket</h1>
      <Button
        loading={isBusy}
        loadingText="Save"
        onClick={() => {
          setBusy(true);
          endSaving = () => setBusy(false);
        }}
      >
        Save
      </Button>
    </main>
  );
}

test('a button that is off while it works has the focus again afterwards', async () => {
  const { user } = renderWithPortal(<Saving />);
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect(button).toHaveProperty('disabled', true);
  act(() => endSaving());
  expect(button).toHaveProperty('disabled', false);
  await waitFor(() => expect(focused()).toBe(button));
});

test('a notice that closes gives the focus back to where it was', async () => {
  const { user } = renderWithPortal(
    <>
      <Steps />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(focused()).toBe(heading('Signatures')));
  notify.success({ title: 'Signed', action: { label: 'Undo', onClick: () => {} } });
  await user.click(await screen.findByRole('button', { name: 'Close notice' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close notice' })).toBeNull());
  await waitFor(() => expect(focused()).toBe(heading('Signatures')));
});

function Frame({
  isButtonPreserved,
  isButtonPressed,
}: {
  isButtonPreserved: boolean;
  isButtonPressed: boolean;
}) {
  const [isOpen, setOpen] = useState(!isButtonPressed);
  const [isGone, setGone] = useState(false);
  return (
    <>
      <header>
        <a href="/">Portal</a>
        {isGone && !isButtonPreserved ? null : (
          <button type="button" aria-expanded={isOpen} aria-controls="menu" onClick={() => setOpen(true)}>
            Menu
          </button>
        )}
        {isOpen ? (
          <nav id="menu">
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                setGone(true);
              }}
            >
              Reviewer
            </button>
          </nav>
        ) : null}
      </header>
      <main>
        <h1>Requests</h1>
      </main>
    </>
  );
}

test.each([
  [true, true, 'button', 'Menu'],
  [true, false, 'button', 'Menu'],
  [false, true, 'heading', 'Requests'],
] as const)(
  'when a menu of the header goes (its button stays: %s, pressed: %s) the focus is on the %s %s, not on the logo',
  async (isButtonPreserved, isButtonPressed, role, name) => {
    const { user } = renderWithPortal(
      <Frame isButtonPreserved={isButtonPreserved} isButtonPressed={isButtonPressed} />,
    );
    if (isButtonPressed) await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Reviewer' }));
    await waitFor(() => expect(focused()).toBe(screen.getByRole(role, { name })));
  },
);

test('a landing that loses the focus at first is tried again', async () => {
  const { user } = renderWithPortal(<Steps />);
  const target = heading('Signatures');
  const focus = target.focus.bind(target);
  let attempts = 0;
  target.focus = (options) => {
    attempts += 1;
    // as while a dialog that closes still has it
    if (attempts > 2) focus(options);
  };
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(focused()).toBe(target));
  expect(attempts).toBe(3);
});
