import { useLocation } from '@portal/shared-ui/router';
import { Toaster } from '@portal/shared-ui/toaster';
import { SessionContext } from '@portal/shared-ui/session';
import { axeViolations, makeSession, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { CopyRequestButton } from './CopyRequestButton.tsx';

afterEach(() => vi.unstubAllGlobals());

const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};
async function copy(left_out: object[], goal: string | null = null) {
  const body = { id: 91, sfari_request_id: 'REQ000091', left_out };
  const calls = fakeApi(({ path, method }) => {
    if (path !== '/request/7/copy/') return undefined;
    return method === 'POST' ? { status: 201, body } : { body: { left_out } };
  });
  const { user } = renderWithPortal(
    <SessionContext value={makeSession({ goal })}>
      <Where />
      <Toaster />
      <CopyRequestButton request={buildDraft()} />
    </SessionContext>,
    { path: '/request/7' },
  );
  await user.click(screen.getByRole('button', { name: 'Copy as a new draft' }));
  return {
    user,
    writes: () => calls.filter(({ method }) => method === 'POST').length,
    goals: () => calls.filter(({ path }) => path === '/session/goal/').map((call) => call.body),
  };
}
const isOpen = () =>
  waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/request/create?draft=91'));

test('a copy with everything opens immediately', async () => {
  const { writes } = await copy([]);
  await isOpen();
  expect(writes()).toBe(1);
  expect(
    await screen.findAllByText('Copied from REQ000007. Check every step before you submit.'),
  ).toBeTruthy();
});

test.each([
  ['/request/create?dataset=DS0001', [{ goal: null }]],
  ['/request/45', []],
])('a copy starts the request, so the goal %s is cleared only if it is a start page', async (goal, sent) => {
  const { goals } = await copy([], goal);
  await isOpen();
  expect(goals()).toEqual(sent);
});

test('what is left out is said before there is a draft', async () => {
  const leftOut = [{ label: 'Protocol', reason: 'Files are not copied. Please upload a current file' }];
  const { user, writes } = await copy(leftOut);
  const dialog = await screen.findByRole('dialog', { name: `Copy ${buildDraft().sfari_request_id}?` });
  expect(
    within(dialog).getByText('Protocol: Files are not copied. Please upload a current file'),
  ).toBeTruthy();
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(writes(), 'closing leaves no stray draft').toBe(0);
  await user.click(await screen.findByRole('button', { name: 'Copy as a new draft' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Create draft' }));
  await isOpen();
  expect(writes()).toBe(1);
});
