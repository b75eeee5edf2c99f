import { screen, waitFor } from '@testing-library/react';
import { api } from '@portal/shared-ui/data';
import { ImpersonationContext, SessionContext, type SessionState } from '@portal/shared-ui/session';
import { axeViolations, renderWithPortal, sessionUser } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

const session: SessionState = {
  status: 'signed-in',
  user: sessionUser({ id: 2 }),
  institution: null,
  role: 'primary_researcher',
  roles: ['primary_researcher'],
  expires: new Date(Date.now() + 42.5 * 60_000),
  impersonator: { id: 1, display_name: 'Theo Brandvold' },
  wasLost: false,
  switchRole: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
  accept: () => Promise.resolve(),
};

function show(changes: Partial<SessionState> = {}, wasReturned = false) {
  const stop = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const forgetReturn = vi.fn<() => void>();
  const shown = renderWithPortal(
    <SessionContext value={{ ...session, ...changes }}>
      <ImpersonationContext value={{ start: stop, stop, wasReturned, forgetReturn }}>
        <ImpersonationBanner />
      </ImpersonationContext>
    </SessionContext>,
  );
  return { ...shown, stop, forgetReturn };
}

afterEach(() => vi.unstubAllGlobals());

test('names both, the environment and the time left, and leads out in one click [C4.8.1]', async () => {
  const { user, stop, container } = show();
  await screen.findByText('Theo Brandvold, you are acting as Maya Lindqvist.');
  expect(screen.getByText('Environment: demo')).toBeTruthy();
  expect(screen.getByText('42 min left')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop acting as Maya Lindqvist' }));
  expect(stop).toHaveBeenCalledTimes(1);
});

test('is not there for anyone else', () => {
  const { container } = show({ impersonator: null });
  expect(container.querySelector('section')).toBeNull();
});

test('says that the time is over', async () => {
  const { user, forgetReturn } = show({ impersonator: null }, true);
  await screen.findByText(/^Your impersonation session has expired/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(forgetReturn).toHaveBeenCalled();
});

test.each([
  ['Make the change as Maya Lindqvist', ['', 'true']],
  ['Cancel', ['']],
])('WARNING PRODUCTION CHANGE is asked before a change: %s [C2.9.4 C4.8.1]', async (button, sent) => {
  const headers: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    const confirmed = new Headers(init?.headers).get('X-Confirm-Production-Change') ?? '';
    headers.push(confirmed);
    return confirmed
      ? Response.json({})
      : Response.json(
          { detail: 'Confirm', code: 'CONFIRM_PRODUCTION_CHANGE', correlation_id: 'c' },
          { status: 409 },
        );
  });
  const { user } = show();
  await screen.findByText('42 min left');
  const change = api('PATCH /user/{id}/', { params: { id: 2 }, body: { first_name: 'Ada' } }).then(
    () => 'done',
    () => 'refused',
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'WARNING PRODUCTION CHANGE' });
  expect(dialog.textContent).toContain(
    'Theo Brandvold, you are acting as Maya Lindqvist in the demo environment.',
  );
  await user.click(screen.getByRole('button', { name: button }));
  expect(await change).toBe(sent.length > 1 ? 'done' : 'refused');
  expect(headers).toEqual(sent);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
