import { MESSAGES } from '@portal/contract/messages';
import { useLocation } from '@portal/shared-ui/router';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { DeleteRequest } from './DeleteRequest.tsx';

afterEach(() => vi.unstubAllGlobals());

const Where = () => <p>At {useLocation().pathname}</p>;

async function remove(status: number, body: unknown) {
  const request = buildRequest();
  const name = request.sfari_request_id;
  serve({ [`DELETE /request/${request.id}/`]: () => ({ status, body }) });
  const { user } = showAs(
    'sfari_admin',
    <>
      <Where />
      <DeleteRequest request={request} />
    </>,
    { path: '/request/7' },
  );
  await user.click(screen.getByRole('button', { name: 'Delete Request' }));
  const dialog = await screen.findByRole('alertdialog', { name: `Delete ${name}?` });
  expect(dialog.textContent).toContain('This cannot be undone');
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: `Delete ${name}` }));
  return name;
}

test('after the question the request is gone, and the list follows [S4.3-02 S8-11]', async () => {
  const name = await remove(204, null);
  expect(await screen.findByText('At /request')).toBeTruthy();
  expect(await screen.findByText(MESSAGES.deleted)).toBeTruthy();
  expect(screen.getByText(`${name} has been removed from the system.`)).toBeTruthy();
});

test('a refusal is shown with its reason, and the request stays [S8-10]', async () => {
  await remove(409, { code: 'WRONG_STATE', detail: 'This request can no longer be deleted' });
  const modal = await screen.findByRole('alertdialog', { name: MESSAGES.deleteFailed });
  expect(modal.textContent).toContain('This request can no longer be deleted');
  expect(screen.getByText('At /request/7')).toBeTruthy();
});
