import { screen, waitFor } from '@testing-library/react';
import { fakeServer, passTime, showPage, startFakeClock } from '@portal/shared-ui/testing';
import { expect, test, vi } from 'vitest';
import { buildRenewal, buildRenewed, page } from '../../../testing/build-renewal.ts';
import { RenewLink } from './RenewLink.tsx';

const server = fakeServer();
function show(request: ReturnType<typeof buildRenewed>, ...renewals: ReturnType<typeof buildRenewal>[]) {
  const asked = vi.fn<() => { body: object }>(() => ({ body: page(...renewals) }));
  server.on('GET /renewal/', asked);
  showPage(() => <RenewLink request={request} />, { route: '', at: '/', role: 'primary_researcher' });
  return asked;
}

test('a request leads to the form of its renewal', async () => {
  show(buildRenewed(501));
  const link = await screen.findByRole('link', { name: 'Renew Application' });
  expect(link.getAttribute('href')).toBe('/request/501/renewal');
});

test.each([1, 6] as const)('a renewal at %i is gone on with', async (status) => {
  const request = buildRenewed(510 + status);
  show(request, buildRenewal(request, { status }));
  expect(await screen.findByRole('link', { name: 'Continue renewal' })).toBeTruthy();
});

test('there is no second one while a renewal is with the foundation', async () => {
  const request = { ...buildRenewed(520), renewal_status: 3 as const };
  startFakeClock();
  const asked = show(request, buildRenewal(request, { status: 3 }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await passTime(1000);
  expect(screen.queryByRole('link')).toBeNull();
});
