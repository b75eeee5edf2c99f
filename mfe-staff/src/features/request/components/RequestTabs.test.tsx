import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { RequestTabs } from './RequestTabs.tsx';

afterEach(() => vi.unstubAllGlobals());

const MAIL = {
  id: 5,
  to: ['hannah@lakeside.test'],
  cc: [],
  bcc: [],
  subject: 'Your request was approved',
  body: '<p>Dear Hannah</p>',
  status: 'sent',
  created: '2026-11-20T15:08:21Z',
  sent_at: '2026-11-20T15:08:25Z',
};

test('the mails of the request stand in a part of their own', async () => {
  const request = buildRequest();
  const sent = serve({ 'GET /email/': () => ({ body: page([MAIL]) }) });
  showAs('sfari_reviewer', <RequestTabs request={request} />, { path: '/request/1?tab=emails' });
  expect(await screen.findByText('Your request was approved')).toBeTruthy();
  const asked = sent.find(({ path }) => path === '/email/')?.query;
  expect([asked?.get('model_name'), asked?.get('object_id')]).toEqual(['request', String(request.id)]);
});

test.each([
  ['external_reviewer', buildRequest()],
  ['sfari_reviewer', buildRequest({ abilities: { view_history: false } })],
] as const)('who may not read them has no such part: %s', (role, request) => {
  serve({});
  showAs(role, <RequestTabs request={request} />);
  expect(screen.getAllByRole('tab').length).toBeGreaterThan(3);
  expect(screen.queryByRole('tab', { name: 'Emails' })).toBeNull();
});
