import { screen, waitFor } from '@testing-library/react';
import { SessionContext } from '@portal/shared-ui/session';
import { axeViolations, renderWithPortal, sessionUser, VISITOR } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { factors as words } from '#texts/factors';
import { EnrollFirst } from './EnrollFirst.tsx';

afterEach(() => vi.unstubAllGlobals());

const ANSWERS: Record<string, unknown> = {
  '/api/second-factor/totp/': {
    secret: 'ABCD',
    uri: 'otpauth://totp/P?secret=ABCD',
    expires: '2026-05-01T12:00:00Z',
  },
  '/api/second-factor/totp/confirm/': { factor: {}, recovery_codes: ['abcde-fghjk'] },
};

test('a person who needs a second factor adds one, saves the recovery codes and continues to the page they wanted', async () => {
  vi.stubGlobal('fetch', async (url: string) => Response.json(ANSWERS[url] ?? {}, { status: 201 }));
  const refresh = vi.fn<() => Promise<void>>(async () => undefined);
  const session = {
    ...VISITOR,
    status: 'signed-in',
    user: sessionUser({ roles: [], must_enroll: true }),
    refresh,
  };
  const { user, container } = renderWithPortal(
    <SessionContext value={session as never}>
      <EnrollFirst />
    </SessionContext>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.firstTitle);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: words.addApp }));
  await user.type(await screen.findByLabelText(words.codeTitle), '123456');
  await user.click(screen.getByRole('button', { name: words.add }));
  await screen.findByText('abcde-fghjk');
  expect(refresh).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: words.codesDone }));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
});

test('who cannot add one now logs out', async () => {
  const signOut = vi.fn<() => Promise<void>>(async () => undefined);
  const session = { ...VISITOR, status: 'signed-in', user: sessionUser({ must_enroll: true }), signOut };
  const { user } = renderWithPortal(
    <SessionContext value={session as never}>
      <EnrollFirst />
    </SessionContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(signOut).toHaveBeenCalledOnce();
});
