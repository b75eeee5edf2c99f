import { screen, waitFor } from '@testing-library/react';
import { LANGUAGE_COOKIE } from '@portal/contract/language';
import { ROLE_LABELS } from '@portal/contract/roles';
import { useLocation } from '@portal/shared-ui/router';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { ApiError } from '@portal/shared-ui/data';
import { axeViolations, renderWithPortal, sessionUser, VISITOR } from '@portal/shared-ui/testing';
import { expect, test, vi } from 'vitest';
import { AccountActions } from './AccountActions.tsx';
import { RoleSwitcher } from './RoleSwitcher.tsx';
import { UserMenu } from './UserMenu.tsx';
import { member as words } from '#texts/member';

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

function show(changes: Partial<SessionState>) {
  const session: SessionState = {
    ...VISITOR,
    status: 'signed-in',
    user: sessionUser({ display_name: 'Ada Reader' }),
    role: 'sfari_admin',
    roles: ['sfari_admin', 'rm_admin'],
    ...changes,
  };
  return renderWithPortal(
    <SessionContext value={session}>
      <AccountActions>
        <RoleSwitcher />
        <UserMenu hasProfile />
      </AccountActions>
      <Where />
    </SessionContext>,
    { path: '/project/7' },
  );
}
type User = ReturnType<typeof show>['user'];
async function logOut(user: User) {
  await user.click(screen.getByRole('button', { name: /Ada Reader/ }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
}
const refusal = (status: number) =>
  new ApiError({
    status,
    code: 'SERVER_ERROR',
    detail: 'No',
    messages: [],
    fields: {},
    correlationId: 'corr-0009',
    current: undefined,
    call: 'DELETE /api/session/',
  });

test('Logout ends the session and returns to / [C4.1.1]', async () => {
  const signOut = vi.fn<SessionState['signOut']>(async (beforeSwitch) => await beforeSwitch?.());
  const { user } = show({ signOut });
  await logOut(user);
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/'));
  expect(signOut).toHaveBeenCalledOnce();
});

test('the account menu changes the language of the account', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ language: 'es' })));
  vi.stubGlobal('fetch', fetch);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { user } = show({});
  await user.click(screen.getByRole('button', { name: /Ada Reader/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(fetch).toHaveBeenCalledWith(
    expect.stringMatching(/^\/api\/user\/\d+\/$/),
    expect.objectContaining({ method: 'PATCH', body: '{"language":"es"}' }),
  );
  vi.unstubAllGlobals();
  document.cookie = `${LANGUAGE_COOKIE}=; Max-Age=0; Path=/`;
});

test('who acts for someone else finds no choice of their language', async () => {
  const { user } = show({ impersonator: { id: 1, display_name: 'Sam Superuser' } });
  await user.click(screen.getByRole('button', { name: /Ada Reader/ }));
  expect(screen.getByRole('link', { name: 'My Profile' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
});

test.each([
  ['has no answer', new Error('no answer'), words.logoutFailedTitle],
  ['fails at the server', refusal(500), 'Server Error'],
])('a logout that %s says that the person is still logged in, until it works', async (_, error, title) => {
  const signOut = vi
    .fn<SessionState['signOut']>()
    .mockRejectedValueOnce(error)
    .mockRejectedValueOnce(error)
    .mockImplementation(async (beforeSwitch) => await beforeSwitch?.());
  const { user } = show({ signOut });
  await logOut(user);
  const modal = await screen.findByRole('alertdialog', { name: title });
  expect(modal.textContent).toContain(words.logoutFailedText);
  expect(modal.textContent).toContain(words.sharedComputer);
  expect(modal.textContent?.includes('corr-0009')).toBe(title === 'Server Error');
  expect(await axeViolations(modal)).toEqual([]);
  const again = screen.getByRole('button', { name: words.tryAgain });
  await user.click(again);
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('alertdialog', { name: title })).toBeTruthy();
  expect(screen.getByTestId('where').textContent).toBe('/project/7');
  await user.click(again);
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a role that the server refuses is shown with whom to ask, outlives the menu, and gives the focus back [C8.6.1]', async () => {
  const switchRole = vi.fn<SessionState['switchRole']>(() => Promise.reject(refusal(500)));
  const { user } = show({ switchRole });
  await user.click(screen.getByRole('button', { name: /Viewing As/ }));
  const choice = screen.getByRole('button', { name: ROLE_LABELS.rm_admin });
  await user.click(choice);
  const modal = await screen.findByRole('alertdialog', { name: 'Error setting primary' });
  expect(modal.textContent).toContain('support@portal.test');
  expect(modal.textContent).toContain('corr-0009');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByTestId('where').textContent).toBe('/project/7');
  await waitFor(() => expect(document.activeElement).toBe(choice));
});
