import { screen, waitFor } from '@testing-library/react';
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
  correlation_id: 'call-5-approved',
};

test('the mails of the request have a separate part', async () => {
  const request = buildRequest();
  const sent = serve({ 'GET /email/': () => ({ body: page([MAIL]) }) });
  showAs('sfari_reviewer', <RequestTabs request={request} />, { path: '/request/1?tab=emails' });
  expect(await screen.findByText('Your request was approved')).toBeTruthy();
  expect(screen.getByText('call-5-approved')).toBeTruthy();
  const asked = sent.find(({ path }) => path === '/email/')?.query;
  expect([asked?.get('model_name'), asked?.get('object_id')]).toEqual(['request', String(request.id)]);
});

test.each([
  ['external_reviewer', buildRequest()],
  ['sfari_reviewer', buildRequest({ abilities: { view_history: false } })],
] as const)('who must not read them has no such part: %s', (role, request) => {
  serve({});
  showAs(role, <RequestTabs request={request} />);
  expect(screen.getAllByRole('tab').length).toBeGreaterThan(3);
  expect(screen.queryByRole('tab', { name: 'Emails' })).toBeNull();
});

const SEES_REVIEWERS = { see_reviewers: true };
test.each([
  [4, 3, SEES_REVIEWERS, true],
  [5, 3, SEES_REVIEWERS, true],
  [4, 1, SEES_REVIEWERS, false],
  [4, 3, {}, false],
  [1, 3, SEES_REVIEWERS, false],
  [8, 3, SEES_REVIEWERS, false],
] as const)(
  'Summary of a request of type %i at %i for those who may %o [R2.4-13]',
  (type, status, abilities, isShown) => {
    serve({});
    showAs('sfari_admin', <RequestTabs request={buildRequest({ type, status, abilities })} />);
    expect(screen.queryByRole('tab', { name: 'Summary' }) !== null).toBe(isShown);
  },
);

const PROJECT = {
  id: 49,
  sfari_project_id: 'PRJ000049',
  title: 'Sleep in siblings',
  abstract: '',
  owner: { id: 30, display_name: 'Hannah Weiss' },
  non_autism_research: false,
  latest_irb: {
    file: 'f-1',
    file_name: 'letter.pdf',
    designation: 1,
    renewal_date: '2030-01-31',
    state: 'valid',
  },
};

test('who decides reads the IRB document and gets to investigator, institution and project', async () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { search: window.location.search, assign });
  const sent = serve({
    'GET /project/49/': () => ({ body: PROJECT }),
    'GET /file/f-1/': () => ({ body: { id: 'f-1', signed_url: '/api/file/f-1/content/?token=t' } }),
  });
  const { user } = showAs('sfari_admin', <RequestTabs request={buildRequest()} />, {
    path: '/request/1?tab=project',
  });
  await user.click(await screen.findByRole('button', { name: 'View IRB' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/file/f-1/content/?token=t'));
  expect(sent.find(({ path }) => path === '/file/f-1/')?.query.get('signed_url')).toBe('true');
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Hannah Weiss')).toBe('/user/30');
  expect(address('Lakeside University')).toBe('/institution/1');
  expect(address('PRJ000049 Sleep in siblings')).toBe('/project/49');
});

test('reviewers from outside get no links to pages that are closed to them [S8-01]', async () => {
  const project = { ...PROJECT, id: 50, latest_irb: null };
  serve({ 'GET /project/50/': () => ({ body: project }) });
  showAs('external_reviewer', <RequestTabs request={buildRequest({ project })} />, {
    path: '/request/1?tab=project',
  });
  expect(await screen.findByText('Hannah Weiss')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Hannah Weiss' })).toBeNull();
  expect(screen.getByText('IRB Required')).toBeTruthy();
});
