import { screen } from '@testing-library/react';
import { useLocation } from '@portal/shared-ui/router';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { renderWithPortal, sessionUser } from '@portal/shared-ui/testing';
import { expect, test, vi } from 'vitest';
import { VISITOR } from '../../testing/visitor.ts';
import { LogoutButton } from './UserMenu.tsx';

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

function show(signOut: SessionState['signOut']) {
  const session: SessionState = { ...VISITOR, status: 'signed-in', user: sessionUser(), signOut };
  return renderWithPortal(
    <SessionContext value={session}>
      <LogoutButton />
      <Where />
    </SessionContext>,
    { path: '/project/7' },
  );
}

test('Logout ends the session and returns to / [C4.1.1]', async () => {
  const signOut = vi.fn<SessionState['signOut']>(async (settle) => await settle?.());
  const { user } = show(signOut);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await vi.waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/'));
  expect(signOut).toHaveBeenCalledOnce();
});

test('a session that could not be ended stays, and the person is told', async () => {
  const { user } = show(() => Promise.reject(new Error('no answer')));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect((await screen.findByRole('alert')).textContent).toBe('You are still logged in. Please try again.');
  expect(screen.getByTestId('where').textContent).toBe('/project/7');
});
