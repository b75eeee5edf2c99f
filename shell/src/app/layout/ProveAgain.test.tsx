import { screen, waitFor } from '@testing-library/react';
import { api } from '@portal/shared-ui/data';
import { renderWithPortal } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { factors as words } from '#texts/factors';
import { ProveAgain } from './ProveAgain.tsx';

afterEach(() => vi.unstubAllGlobals());

const STALE = { detail: 'x', code: 'PROOF_REQUIRED', current: { methods: ['password'] } };

/** An API that takes a change only after a proof. */
function open() {
  const sent: [string, unknown][] = [];
  let isProved = false;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    sent.push([url, body]);
    if (url !== '/api/session/proof/')
      return Response.json(isProved ? {} : STALE, { status: isProved ? 200 : 403 });
    isProved = JSON.stringify(body).includes('right');
    return isProved
      ? new Response(null, { status: 204 })
      : Response.json({ password: ['Incorrect password'] }, { status: 400 });
  });
  return { sent, ...renderWithPortal(<ProveAgain />) };
}
const act = () => api('POST /recovery-codes/', { body: {}, quiet: true });

test('an act is repeated once the person proved again who they are', async () => {
  const { user, sent } = open();
  const acting = act();
  const password = await screen.findByLabelText(words.password);
  await user.type(password, 'wrong');
  await user.click(screen.getByRole('button', { name: words.confirm }));
  expect(await screen.findByText('Incorrect password')).toBeTruthy();
  await user.clear(password);
  await user.type(password, 'right');
  await user.click(screen.getByRole('button', { name: words.confirm }));
  await acting;
  expect(sent.map(([url]) => url)).toEqual([
    '/api/recovery-codes/',
    '/api/session/proof/',
    '/api/session/proof/',
    '/api/recovery-codes/',
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a proof the act is not done', async () => {
  const { user, sent } = open();
  const acting = act().catch((error: { code: string }) => error.code);
  await user.click(await screen.findByRole('button', { name: words.cancel }));
  expect(await acting).toBe('PROOF_REQUIRED');
  expect(sent).toHaveLength(1);
});
