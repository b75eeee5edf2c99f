import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithPortal } from '../../testing/index.ts';
import { notify, Toaster } from './index.ts';

test('a notice is shown in a live region, says its kind and can be closed [C8.6.3]', async () => {
  const { user } = renderWithPortal(<Toaster />);
  act(() => notify.success('Access Successfully Updated'));
  const title = await screen.findByText('Access Successfully Updated');
  expect(title.closest('[aria-live]')).toBe(screen.getByRole('region', { name: 'Notices (Alt+T)' }));
  expect(screen.getByText('Done')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close notice' }));
  await waitFor(() => expect(screen.queryByText('Access Successfully Updated')).toBeNull());
});

test('a notice can carry one action', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderWithPortal(<Toaster />);
  act(() =>
    notify.error({
      title: 'Failed to update object',
      description: 'Nothing was changed.',
      action: { label: 'Undo', onClick },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
