import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithPortal } from '../../testing/index.ts';
import { Toaster } from '../toaster/index.ts';
import { makeModal } from './ModalWhenOpen.tsx';

let isBroken = true;
const Modal = makeModal(() =>
  isBroken
    ? Promise.reject(new Error('Loading chunk 7 failed'))
    : Promise.resolve({
        default: ({ title, isOpen }) => (isOpen ? <dialog open aria-label={title} /> : null),
      }),
);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Abstract" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal isOpen={isOpen} title="Preview" onClose={() => setOpen(false)} />
      <Toaster />
    </>
  );
}

test('a dialog that cannot be fetched is reported, the page preserves what was typed, and the next attempt opens it', async () => {
  const { user } = renderWithPortal(<Page />);
  const abstract = screen.getByRole('textbox', { name: 'Abstract' });
  await user.type(abstract, 'How they sleep');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText("We couldn't open this")).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Abstract' })).toBe(abstract);
  expect(abstract).toHaveProperty('value', 'How they sleep');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Preview' })).toBeTruthy());
});
