import { MESSAGES } from '@portal/contract/messages';
import type { Request } from '@portal/contract/types';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { ExpirationSection } from './ExpirationSection.tsx';

afterEach(() => vi.unstubAllGlobals());

const FULFILLED = {
  status: 7,
  expiration_date: '2029-11-20T09:30:00Z',
  abilities: { set_expiration: true },
} as const;
function show(request: Request) {
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return {
    ...showAs('sfari_admin', <ExpirationSection request={request} etag={'"7"'} reload={reload} />),
    reload,
  };
}

test('an administrator moves the last day of access, guarded by what was read [S7-05]', async () => {
  const request = buildRequest(FULFILLED);
  const sent = serve({ [`PATCH /request/${request.id}/`]: () => ({ body: request }) });
  const { user, container, reload } = show(request);
  const field = screen.getByLabelText('Last day of access');
  expect(field).toHaveProperty('value', '11/20/2029');
  const button = screen.getByRole('button', { name: 'Save date' });
  expect(button).toHaveProperty('disabled', true);
  await user.clear(field);
  await user.type(field, '6/30/2030');
  await user.click(button);
  expect(await screen.findByText('Expiration date saved')).toBeTruthy();
  const write = sent.find(({ method }) => method === 'PATCH');
  expect(write).toMatchObject({ ifMatch: '"7"', body: { expiration_date: '2030-06-30' } });
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(await axeViolations(container)).toEqual([]);
});

test('a day that the server refuses says why at the field', async () => {
  const request = buildRequest(FULFILLED);
  serve({
    [`PATCH /request/${request.id}/`]: () => ({
      status: 400,
      body: { expiration_date: [MESSAGES.futureDate] },
    }),
  });
  const { user } = show(request);
  const field = screen.getByLabelText('Last day of access');
  await user.clear(field);
  await user.type(field, '1/2/2020');
  await user.click(screen.getByRole('button', { name: 'Save date' }));
  expect(await screen.findByText('Must have a future date')).toBeTruthy();
  expect(field).toHaveProperty('value', '01/02/2020');
});

test('no one else has the field', () => {
  serve({});
  show(buildRequest({ ...FULFILLED, abilities: {} }));
  expect(screen.queryByLabelText('Last day of access')).toBeNull();
});
