import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { AlertLine } from './AlertLine.tsx';

afterEach(() => vi.unstubAllGlobals());

const ALERT = {
  id: 4,
  message: 'Down tonight',
  alertType: 'maintenance',
  audience: ['sbso'],
  starts_at: '2026-05-01T12:00:41.000Z',
  ends_at: '2026-05-02T12:00:59.999Z',
  current: true,
  modified: '2026-05-01T12:00:00Z',
} as const;

test('a message is removed immediately, and Undo shows it again with its words, people and times', async () => {
  const sent = serve({
    'DELETE /alert-message/4/': () => ({ status: 204, body: null }),
    'POST /alert-message/': () => ({ status: 201, body: { ...ALERT, id: 5 } }),
  });
  const { user } = showAs(
    'sfari_admin',
    <ul>
      <AlertLine alert={{ ...ALERT, audience: [...ALERT.audience], abilities: {} } as never} />
    </ul>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove “Down tonight”' }));
  await screen.findByText('Removed “Down tonight”');
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText('Restored “Down tonight”');
  const posts = () => sent.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toEqual({
    message: 'Down tonight',
    alertType: 'maintenance',
    audience: ['sbso'],
    starts_at: '2026-05-01T12:00:41.000Z',
    ends_at: '2026-05-02T12:00:59.999Z',
  });
});
