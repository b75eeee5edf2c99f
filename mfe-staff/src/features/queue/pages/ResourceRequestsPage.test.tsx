import { MESSAGES } from '@portal/contract/messages';
import type { SessionRole } from '@portal/contract/roles';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve, type SentCall } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { requestAddress } from '../../request/model/request-address.ts';
import { Component as AllRequestsPage } from './AllRequestsPage.tsx';
import { Component as ResourceRequestsPage } from './ResourceRequestsPage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const isUnassigned = ({ query }: SentCall) => query.get('reviews__user__isnull') === 'true';

async function show(role: SessionRole, search: string) {
  const request = buildRequest({ review_users: [] });
  const sent = serve({
    'GET /request/': (call) => ({
      body:
        isUnassigned(call) && call.query.get('limit') === '1'
          ? page([], { count: 1000, count_capped: true })
          : page(search.includes('empty') ? [] : [request], { groups: { status: { 2: 26, 3: 28 } } }),
    }),
  });
  const shown = showAs(role, <ResourceRequestsPage />, { path: `/resource-request?${search}` });
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  const nav = screen.getByRole('navigation', { name: 'Queues' });
  const links = () =>
    within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  return { ...shown, sent, request, links };
}

test('an administrator has every queue with its count, unassigned too, and a row leads to its request [C2.10.1 S2.2-01 S2.2-02 S2.2-03]', async () => {
  const { links, container, request } = await show('sfari_admin', 'q=admin');
  await waitFor(() =>
    expect(links()).toEqual([
      'New Requests26',
      'Under Review, Unassigned1000+',
      'Under Review28',
      'Revisions Requested0',
      'Approved (Pending Team)0',
      'View All Requests',
    ]),
  );
  const row = await screen.findByRole('link', { name: request.sfari_request_id });
  expect(row.getAttribute('href')).toBe(
    requestAddress(request.id, { from: '/resource-request?q=admin', at: 1 }),
  );
  expect(screen.getByRole('link', { name: 'View All Requests' }).getAttribute('href')).toBe('/request');
  expect(screen.queryByLabelText('Only my reviews')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('a reviewer has three queues and sees their own reviews first [S2.2-04 S2.2-05]', async () => {
  const { links, sent, user } = await show('sfari_reviewer', 'q=reviewer');
  expect(links().map((words) => words?.replace(/\d+$/, ''))).toEqual([
    'Under Review',
    'Revisions Requested',
    'Approved (Pending Team)',
    'View All Requests',
  ]);
  const ofRequests = () => sent.filter(({ path }) => path === '/request/');
  expect(ofRequests().every(({ query }) => query.get('reviews__user') === '1')).toBe(true);
  expect(sent.some(isUnassigned)).toBe(false);
  const before = ofRequests().length;
  await user.click(screen.getByLabelText('Only my reviews'));
  await waitFor(() => expect(ofRequests().length).toBeGreaterThan(before));
  expect(
    ofRequests()
      .slice(before)
      .every(({ query }) => !query.has('reviews__user')),
  ).toBe(true);
});

test('an empty queue says so, and what fills it [S8-04]', async () => {
  await show('sfari_admin', 'queue=revisions&size=empty');
  expect(await screen.findByText(MESSAGES.emptyTab)).toBeTruthy();
});

test('a queue starts with what has been in its status longest, and marks more than two weeks in words [S2.2-07]', async () => {
  const old = buildRequest({
    days_in_status: 20,
    project: { id: 4, sfari_project_id: 'PRJ000004', title: 'A very long title of a study of sleep' },
  });
  const sent = serve({ 'GET /request/': () => ({ body: page([old], { groups: { status: {} } }) }) });
  showAs('sfari_admin', <ResourceRequestsPage />, { path: '/resource-request?queue=under-review&q=old' });
  const cell = await screen.findByRole('cell', { name: '20 days More than two weeks' });
  expect(cell.querySelector('svg')).toBeTruthy();
  expect(screen.getByTitle('A very long title of a study of sleep').textContent).toBe(
    'A very long title of a study of sleep',
  );
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  expect(sent.some(({ query }) => query.get('ordering') === '-days_in_status')).toBe(true);
});

test('selected rows are assigned together: a refusal is shown with the reason, and tried again as it is now [P6-02]', async () => {
  const [first, second] = [buildRequest({ review_users: [] }), buildRequest({ review_users: [] })];
  const NOW = '2026-11-22T10:00:00Z';
  const sent = serve({
    'GET /request/': ({ query }) => ({
      body: query.has('id__in')
        ? page([{ ...second, modified: NOW }])
        : page([first, second], { groups: { status: { 2: 2 } } }),
    }),
    'GET /person/': () => ({
      body: page([{ id: 9, display_name: 'Ada Reader', email: 'ada@foundation.test' }]),
    }),
    'POST /request/bulk/': ({ body }) => {
      const { rows } = body as { rows: { id: number; modified: string }[] };
      const results = rows.map(({ id, modified }) => {
        const isOld = id === second.id && modified !== NOW;
        return {
          id,
          outcome: isOld ? 'refused' : 'done',
          code: isOld ? 'STALE' : null,
          detail: isOld ? 'It changed after you selected it. It is now Under Review.' : null,
        };
      });
      const done = results.filter(({ outcome }) => outcome === 'done').length;
      return { body: { done, refused: results.length - done, results } };
    },
  });
  const commands = () => sent.filter(({ path }) => path === '/request/bulk/').map(({ body }) => body);
  const { user } = showAs('sfari_admin', <ResourceRequestsPage />, {
    path: '/resource-request?q=bulk',
  });
  await user.click(await screen.findByLabelText(`Select ${first.sfari_request_id}`));
  await user.click(screen.getByLabelText(`Select ${second.sfari_request_id}`));
  await user.click(screen.getByRole('button', { name: 'Assign a reviewer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign a reviewer to 2 requests' }));
  await user.click(dialog.getByRole('combobox', { name: 'Reviewer' }));
  await user.click(await screen.findByRole('option', { name: /Ada Reader/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign to 2 requests' }));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('1 done, 1 not');
  expect(within(notice).getByRole('listitem').textContent).toBe(
    `${second.sfari_request_id}: It changed after you selected it. It is now Under Review.`,
  );
  expect(await screen.findByText('1 selected')).toBeTruthy();
  await user.click(within(notice).getByRole('button', { name: 'Try this one again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.queryByText('1 selected')).toBeNull();
  const rest = { command: 'assign_reviewer', reviewer: 9, reviewer_role: 1 };
  expect(commands()).toEqual([
    { ...rest, rows: [first, second].map(({ id, modified }) => ({ id, modified })) },
    { ...rest, rows: [{ id: second.id, modified: NOW }] },
  ]);
});

test('a part of the command that got no answer loses nothing: its rows stay selected, with the reason [P6-02]', async () => {
  const request = buildRequest({ review_users: [] });
  serve({
    'GET /request/': () => ({ body: page([request], { groups: { status: { 2: 1 } } }) }),
    'GET /person/': () => ({
      body: page([{ id: 9, display_name: 'Ada Reader', email: 'ada@foundation.test' }]),
    }),
    'POST /request/bulk/': () => ({
      status: 503,
      body: { detail: 'Please try again', code: 'SERVICE_UNAVAILABLE', correlation_id: 'c' },
    }),
  });
  const { user } = showAs('sfari_admin', <ResourceRequestsPage />, { path: '/resource-request?q=lost' });
  await user.click(await screen.findByLabelText(`Select ${request.sfari_request_id}`));
  await user.click(screen.getByRole('button', { name: 'Assign a reviewer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign a reviewer to 1 request' }));
  await user.click(dialog.getByRole('combobox', { name: 'Reviewer' }));
  await user.click(await screen.findByRole('option', { name: /Ada Reader/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign to 1 request' }));
  expect((await screen.findByRole('alert')).textContent).toContain('0 done, 1 not');
  expect(screen.getByText('1 selected')).toBeTruthy();
});

test('who assigns no one selects nothing', async () => {
  await show('internal_read_only', 'q=nothing-selected');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a row says what staff know of it in words, and how much of the promised two weeks is gone [S3-02]', async () => {
  const notified = buildRequest({
    days_in_status: 7,
    first_req_on_project: true,
    project_has_approved_req: true,
    has_new_irb: true,
    research_team_ready: false,
  });
  const hint = { dataset: null, term: 'DUO:0000046', verdict: 'conflicts', reason: '' };
  const usual = buildRequest({ research_team_ready: true });
  const barred = { ...buildRequest(), data_use: [hint, { ...hint, verdict: 'fits' }] };
  // quarterly, so nothing is promised in weeks
  const match = buildRequest({ type: 4, days_in_status: 7 });
  serve({
    'GET /request/': () => ({ body: page([notified, usual, match, barred], { groups: { status: {} } }) }),
  });
  showAs('sfari_admin', <ResourceRequestsPage />, { path: '/resource-request?q=facts' });
  const cells = async (code: string) => {
    const row = (await screen.findByRole('link', { name: code })).closest('tr');
    return { text: row?.textContent ?? '', bar: row?.querySelector('[data-age-bar]') };
  };
  const first = await cells(notified.sfari_request_id);
  for (const words of [
    'New IRB letter',
    'First request for this project',
    'Earlier request approved',
    'Team not ready',
  ])
    expect(first.text).toContain(words);
  expect(first.bar?.getAttribute('data-age-bar')).toBe('50');
  const second = await cells(usual.sfari_request_id);
  expect(second.text, 'what is usual').not.toContain('Team ready');
  expect((await cells(barred.sfari_request_id)).text).toContain('1 term does not fit');
  expect(second.text).not.toContain('First request for this project');
  expect((await cells(match.sfari_request_id)).bar).toBeNull();
});

test('a request whose researcher answered says so in its row', async () => {
  const asked = buildRequest({ last_message: 'question' });
  const answered = buildRequest({ last_message: 'answer' });
  const sent = serve({ 'GET /request/': () => ({ body: page([asked, answered]) }) });
  showAs('sfari_admin', <ResourceRequestsPage />, { path: '/resource-request?q=answered' });
  const link = await screen.findByRole('link', { name: answered.sfari_request_id });
  expect(link.closest('tr')?.textContent).toContain('Researcher answered');
  expect(screen.getAllByText('Researcher answered')).toHaveLength(1);
  expect(sent.some(({ query }) => query.get('expand') === 'last_message')).toBe(true);
});

test('what the home counts as overdue is listed by filters that show and can be taken away', async () => {
  const sent = serve({ 'GET /request/': () => ({ body: page([], { groups: { status: {} } }) }) });
  const path =
    '/request?status__in=2%2C3%2C8&days_in_status__gte=15&renewal_of__isnull=true&sort=-days_in_status';
  const { user } = showAs('sfari_admin', <AllRequestsPage />, { path });
  const age = await screen.findByRole('combobox', { name: 'In this status' });
  expect(within(age).getByRole('option', { name: 'Longer than two weeks', selected: true })).toBeTruthy();
  const lastList = () => sent.findLast(({ query }) => query.has('limit'))?.query;
  expect(lastList()?.get('days_in_status__gte')).toBe('15');
  expect(lastList()?.get('renewal_of__isnull')).toBe('true');
  await user.selectOptions(age, '');
  await waitFor(() => expect(lastList()?.has('days_in_status__gte')).toBe(false));
});

const FIELDS =
  'days_in_status,first_req_on_project,has_new_irb,id,modified,owner,project,project_has_approved_req,research_team_ready,review_users,sfari_request_id,status,status_since,submission_date,type';

test.each([
  [
    'a queue',
    ResourceRequestsPage,
    '/resource-request?queue=under-review&q=fields',
    FIELDS.replace(',modified', ',institution,modified'),
  ],
  ['all requests', AllRequestsPage, '/request?q=fields', FIELDS],
  [
    'with other columns',
    AllRequestsPage,
    '/request?q=columns&columns=sfari_request_id,institution,cohort',
    'cohorts,id,institution,modified,sfari_request_id,type',
  ],
])('asks for the fields of its columns and for no abilities: %s', async (_, Page, path, fields) => {
  const request = buildRequest();
  const sent = serve({ 'GET /request/': () => ({ body: page([request], { groups: { status: {} } }) }) });
  showAs('sfari_admin', <Page />, { path });
  await screen.findByRole('link', { name: request.sfari_request_id });
  const asked = sent.flatMap(({ query }) => (query.has('expand') ? [query.get('fields')] : []));
  expect(new Set(asked)).toEqual(new Set([fields]));
});
