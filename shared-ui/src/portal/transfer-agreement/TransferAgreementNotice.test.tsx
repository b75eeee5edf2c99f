import { screen, waitFor } from '@testing-library/react';
import {
  emptyList,
  fakeServer,
  passTime,
  showPage,
  TRANSFER_ID,
  transferRow,
  startFakeClock,
} from '../../testing/index.ts';
import { expect, test, vi } from 'vitest';
import { TransferAgreementNotice } from './TransferAgreementNotice.tsx';

const server = fakeServer();
let next = 100;
const show = (more: Parameters<typeof transferRow>[0]) => {
  const id = (next += 1);
  const answer = { ...emptyList, count: 1, results: [transferRow(more)] };
  const asked = vi.fn<() => { body: object }>(() => ({ body: answer }));
  server.on('GET /transfer-agreement/', asked);
  const shown = showPage(() => <TransferAgreementNotice request={{ id, type: 8 }} />, {
    route: '',
    at: '/',
    role: 'abn_proj_mgr',
  });
  return { ...shown, asked };
};

test.each([
  ['signature_needed', /^Waiting for the Signing Official of Northfield University/],
  ['awaiting_execution', /^Northfield University has signed. The foundation executes it next/],
  ['declined', /declined it/],
] as const)('an agreement that delays the tissue is shown with the way to it: %s', async (state, words) => {
  show({ state });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Material Transfer Agreement')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the MTA' }).getAttribute('href')).toBe(`/mta/${TRANSFER_ID}`);
});

test('a valid one is shown in a line, and a voided one not at all', async () => {
  const { unmount } = show({ state: 'executed' });
  const line = await screen.findByText(/^Both sides have signed the Material Transfer Agreement\./);
  expect(line.textContent).toContain('Open the MTA');
  unmount();
  startFakeClock();
  const { asked } = show({ state: 'voided' });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await passTime(1000);
  expect(screen.queryByRole('link', { name: 'Open the MTA' })).toBeNull();
});
