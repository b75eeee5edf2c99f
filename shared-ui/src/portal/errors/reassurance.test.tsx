import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithPortal, sessionUser } from '../../testing/index.ts';
import { SessionProvider, useSession } from '../session/index.ts';
import { RetryPanel } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

function Failed() {
  return <RetryPanel title={useSession().status} onRetry={() => undefined} />;
}
function show(answer: () => Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  renderWithPortal(
    <SessionProvider>
      <Failed />
    </SessionProvider>,
  );
}

test('who is signed in reads that nothing that they saved is lost', async () => {
  show(() =>
    Response.json({
      user: sessionUser(),
      institution: null,
      impersonator: null,
      expires: '2026-12-01T12:00:00Z',
    }),
  );
  expect(await screen.findByRole('heading', { name: 'signed-in' })).toBeTruthy();
  expect(screen.getByText('The rest of the portal still works. Nothing you saved is lost.')).toBeTruthy();
});

test('a visitor, who cannot save anything, does not read of it', async () => {
  show(() => Response.json({ detail: 'x', code: 'NOT_SIGNED_IN', correlation_id: 'c' }, { status: 401 }));
  expect(await screen.findByRole('heading', { name: 'anonymous' })).toBeTruthy();
  expect(screen.getByText('The rest of the portal still works.')).toBeTruthy();
});
