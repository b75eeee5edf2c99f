import type { MatchSummary } from '@portal/contract';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { Component as StaffRequestPage } from '../../triage/pages/StaffRequestPage.tsx';

const server = fakeServer();

const request = () => buildRequest({ type: 4, abilities: { see_reviewers: true } });
type Opened = ReturnType<typeof request>;

const getSummary = (
  { id, sfari_request_id, status }: Opened,
  more: Partial<MatchSummary> = {},
): MatchSummary => ({
  request: { id, sfari_request_id, type: 4, status },
  written_at: '2026-11-20T12:00:00Z',
  rm_ids: ['RM0001'],
  scientific_title: 'Sleep at school age',
  scientific_abstract: '',
  hypotheses: '',
  research_aim: '',
  irb_status: null,
  irb_status_comments: '',
  study_type: ['Online Survey'],
  std_instruments: '',
  build_preference: 'foundation',
  genetic_request: false,
  procedure: 'A diary of 14 days',
  time_required: '',
  justification: '',
  incl_criteria: '',
  excl_criteria: '',
  feedback: '',
  funding: '',
  risks: '',
  stakeholder_feedback: '',
  considerations: '',
  due_date: '2026-12-15T12:00:00Z',
  category: ['Health and sleep'],
  keywords: ['sleep', 'school'],
  cohort: ['SPARK'],
  region: 'Northeast',
  principalInvestigator: 'Hannah Weiss',
  email: 'hannah@lakeside.test',
  institution: 'Lakeside University',
  abilities: { edit: true },
  ...more,
});

function open(at: string, opened: Opened, role = 'sfari_admin', summary = getSummary(opened)) {
  let reads = 0;
  server.on(`GET /request/${opened.id}/`, () => ({ body: opened, etag: 'W/"5"' }));
  server.on(`GET /request/${opened.id}/summary/`, () => {
    reads += 1;
    return { body: summary, etag: `W/"${reads}"` };
  });
  return showPage(StaffRequestPage, {
    route: 'request/:objectId',
    at: `/request/${opened.id}${at}`,
    role: role as 'sfari_admin',
  });
}
const writes = () => server.sent.filter(({ call }) => call.startsWith('PUT'));
const save = (name = 'Save summary') => screen.getByRole('button', { name });
const findTitle = () => screen.findByRole('textbox', { name: /Scientific title/ }, { timeout: 10_000 });

test('the summary is shown with what the application says beside it [S3-23 S5-15]', async () => {
  const opened = request();
  const { container } = open('?tab=summary', opened);
  expect(await screen.findByText('A diary of 14 days', {}, { timeout: 10_000 })).toBeTruthy();
  for (const text of [
    'RM0001',
    'sleep, school',
    'SPARK',
    'Northeast',
    'hannah@lakeside.test',
    'Health and sleep',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('12/15/2026')).toBeTruthy();
  expect(screen.getByText('The foundation')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download Summary' }).getAttribute('href')).toContain(
    `/request/${opened.id}/summary/pdf/`,
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('who reads and does not write is offered no editing', async () => {
  const opened = request();
  open('?mode=summary', opened, 'sfari_reviewer', getSummary(opened, { abilities: { edit: false } }));
  expect(
    await screen.findByText('This request has no summary to edit. You see the request instead.'),
  ).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Edit Summary' })).toBeNull();
});

test('a summary is edited in its own mode, at the version that was opened [S2.6-01 S2.6-06]', async () => {
  const opened = request();
  const { user, container } = open('', opened);
  server.on(`PUT /request/${opened.id}/summary/`, () => ({ body: getSummary(opened), etag: 'W/"9"' }));
  await user.click(await screen.findByRole('button', { name: 'More actions' }, { timeout: 10_000 }));
  await user.click(screen.getByRole('link', { name: 'Edit Summary' }));
  const title = await findTitle();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Edit Summary' }));
  expect(await axeViolations(container)).toEqual([]);
  await user.clear(title);
  await user.type(title, 'Sleep, shortened');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Edit Summary' })).toBeNull());
  expect(writes()).toMatchObject([
    {
      ifMatch: 'W/"1"',
      body: {
        scientific_title: 'Sleep, shortened',
        rm_ids: ['RM0001'],
        irb_status: null,
        genetic_request: false,
      },
    },
  ]);
});

test('ids that are none are refused at their field, before anything is sent [S5-11 S8-13]', async () => {
  const opened = request();
  const { user } = open('?mode=summary', opened);
  await findTitle();
  const ids = screen.getByRole('textbox', { name: /Research Match IDs/ });
  await user.type(ids, 'RM001,RM0002A,');
  await user.click(save());
  expect(
    (await screen.findAllByText(/RM001 do not follow valid format of RM plus 4 digits:/)).length,
  ).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
});

test('a base of other requests is asked about: Cancel leaves all as it was, Use saves [S5-14]', async () => {
  const opened = request();
  const { user } = open('?mode=summary', opened);
  const current = {
    base: 'RM0001',
    requests: [{ id: 7, sfari_request_id: 'REQ000007', project_title: 'Another study' }],
  };
  server.on(`PUT /request/${opened.id}/summary/`, ({ body }: { body: unknown }) =>
    (body as { use_base?: string }).use_base === 'RM0001'
      ? { body: getSummary(opened), etag: 'W/"2"' }
      : { status: 409, body: { code: 'CONFLICT', detail: 'Asked', correlation_id: 'c', current } },
  );
  await findTitle();
  await user.click(save());
  const dialog = await screen.findByRole('alertdialog');
  expect(
    within(dialog).getByText('Do you wish to continue using RM0001 on the current request?'),
  ).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: /REQ000007/ })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(save());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Use' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Edit Summary' })).toBeNull());
  expect(writes()).toHaveLength(3);
});

test('what someone else has saved is shown beside the form, and what was typed stays [S8-13]', async () => {
  const opened = request();
  const { user } = open('?mode=summary', opened);
  const theirs = getSummary(opened, { procedure: 'A diary of a week' });
  const title = await findTitle();
  await user.type(title, ' of all');
  server.on(`GET /request/${opened.id}/summary/`, () => ({ body: theirs, etag: 'W/"6"' }));
  server.on(`PUT /request/${opened.id}/summary/`, ({ ifMatch }: { ifMatch: string | null }) =>
    ifMatch === 'W/"6"'
      ? { body: theirs, etag: 'W/"7"' }
      : { status: 409, body: { code: 'STALE', detail: 'Changed.', correlation_id: 'c', current: theirs } },
  );
  await user.click(save());
  const message = 'Someone else changed this summary while you were editing it';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('A diary of a week')).toBeTruthy();
  expect((title as HTMLInputElement).value).toBe('Sleep at school age of all');
  await user.click(save('Replace their version with mine'));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});
