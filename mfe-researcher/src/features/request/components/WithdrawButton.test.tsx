import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi, type Reply } from '../../../testing/fake-api.ts';
import { RequestView } from './RequestView.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(abilities: Record<string, boolean>, reply: Reply = {}) {
  const request = { ...buildDraft(), status: 2 as const, abilities, stages: [] };
  const sent = fakeApi(({ path }) => (path === '/request/7/withdraw/' ? reply : undefined));
  const read = { etag: '"4"', reload: vi.fn<() => Promise<void>>(() => Promise.resolve()) };
  const view = renderWithPortal(
    <AsResearcher>
      <RequestView request={request} read={read} />
    </AsResearcher>,
    { path: '/request/7' },
  );
  return { ...view, sent, request };
}
const open = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Withdraw Request' }));
  return within(await screen.findByRole('alertdialog', { name: 'Withdraw REQ000007?' }));
};

test('a request is withdrawn with a reason, in the version that the page shows [R4-24]', async () => {
  const { user, sent } = show({ withdraw: true }, { body: buildDraft() });
  const dialog = await open(user);
  await user.click(dialog.getByRole('button', { name: 'Withdraw Request' }));
  expect(dialog.getByText('Enter why you are withdrawing the request')).toBeTruthy();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  expect(await axeViolations(screen.getByRole('alertdialog'))).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Why are you withdrawing it/ }), 'Found elsewhere');
  await user.click(dialog.getByRole('button', { name: 'Withdraw Request' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/request/7/withdraw/',
    ifMatch: '"4"',
    body: { reason: 'Found elsewhere' },
  });
});

test('the dialog says that the request has changed, and preserves the reason', async () => {
  const { user } = show({ withdraw: true }, { status: 409, body: { code: 'STALE', detail: 'stale' } });
  const dialog = await open(user);
  await user.type(dialog.getByRole('textbox'), 'Found elsewhere');
  await user.click(dialog.getByRole('button', { name: 'Withdraw Request' }));
  expect(await dialog.findByText(/Someone changed this request/)).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Found elsewhere');
});

test('who must not withdraw is not offered it', async () => {
  show({ withdraw: false });
  expect(await screen.findByText('View Audit Trail')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw Request' })).toBeNull();
});
