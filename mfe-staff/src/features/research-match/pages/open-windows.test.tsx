/** What is above the tabs of the review centre: the windows that are open, the report, the packet of the meeting. */
import { fill, formatDate, formatDateTime } from '@portal/shared-ui';
import type { Role } from '@portal/contract/roles';
import { Toaster } from '@portal/shared-ui/toaster';
import { axeViolations, enter, fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Component as ReviewCentrePage } from './ReviewCentrePage.tsx';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.window;
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [DUE, LATER] = [dayFromNow(10), dayFromNow(20)];
const write = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

const DUE_BOX = /^Reviews are due/;
const SAVE = 'Save dates and notify reviewers';

const server = fakeServer();
const page = (results: readonly unknown[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});
const makeWindow = (due_date: string, may = true, more: object = {}) => ({
  id: 4,
  kind: 'research_match',
  quarter: 'Q3 2026',
  due_date,
  meeting_at: null,
  opened_by: { id: 1, display_name: 'Grace Okafor' },
  begun: '2026-11-20T10:00:00Z',
  is_open: true,
  is_current: true,
  abilities: { edit: may, set_meeting: may },
  ...more,
});
let due: string;
let mayChange: boolean;

beforeEach(() => {
  due = DUE;
  mayChange = true;
  server.on('GET /rm-application/', { ...page([]), groups: { status: {} } });
  server.on('GET /review-window/', () => ({ body: page([makeWindow(due, mayChange)]) }));
  server.on('GET /review-window/4/', () => ({
    body: makeWindow(due, mayChange),
    etag: `W/"${due}"`,
  }));
  server.on('GET /staff-operation/', page([]));
});

const Page = () => (
  <>
    <ReviewCentrePage />
    <Toaster />
  </>
);
const show = (role: Role = 'sfari_admin', tab = 'review') =>
  showPage(Page, { route: 'research-match-review', at: `/research-match-review?tab=${tab}`, role });
const sentence = (day: string) =>
  `${fill(words.open.research_match, { quarter: 'Q3 2026', day: formatDate(day) })} ${words.noMeeting}`;

async function openDialog(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Change dates of Q3 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the dates of Q3 2026' });
  await within(dialog).findByRole('textbox', { name: DUE_BOX });
  return dialog;
}
async function choose(user: ReturnType<typeof show>['user'], dialog: HTMLElement, day: string) {
  await enter(DUE_BOX, write(day));
  await user.tab();
  await user.click(within(dialog).getByRole('button', { name: SAVE }));
}

test('an administrator changes the due date at the version that was read', async () => {
  server.on('PATCH /review-window/4/', () => {
    due = LATER;
    return { body: makeWindow(due), etag: `W/"${due}"` };
  });
  const { user } = show();
  expect(await screen.findByText(sentence(DUE))).toBeTruthy();
  const dialog = await openDialog(user);
  const save = within(dialog).getByRole('button', { name: SAVE });
  expect(save).toHaveProperty('disabled', true);
  expect(await axeViolations(dialog)).toEqual([]);
  await choose(user, dialog, LATER);
  expect(await screen.findByText(words.changed)).toBeTruthy();
  expect(await screen.findByText(sentence(LATER))).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent).toMatchObject([
    { call: 'PATCH /review-window/4/', body: { due_date: LATER }, ifMatch: `W/"${DUE}"` },
  ]);
});

test('a day that the server refuses is shown at its box; one that someone else changed is shown and preserved', async () => {
  const answers = [
    { status: 400, body: { due_date: ['Choose today or a later day'] } },
    {
      status: 409,
      body: { code: 'STALE', detail: 'Changed.', correlation_id: 'c', current: makeWindow(dayFromNow(15)) },
    },
  ];
  server.on('PATCH /review-window/4/', () => answers.shift() ?? { body: makeWindow(LATER) });
  const { user } = show();
  const dialog = await openDialog(user);
  await choose(user, dialog, LATER);
  expect(await within(dialog).findByText('Choose today or a later day')).toBeTruthy();
  const save = within(dialog).getByRole('button', { name: SAVE });
  await user.click(save);
  expect(await within(dialog).findByText(words.stale)).toBeTruthy();
  expect(within(dialog).getByRole('textbox', { name: DUE_BOX })).toHaveProperty('value', write(LATER));
});

test('who must not change it reads the day alone; reviewers ask for no window', async () => {
  mayChange = false;
  const { unmount } = show('rm_admin');
  expect(await screen.findByText(sentence(DUE))).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Change dates/ })).toBeNull();
  unmount();
  let asked = 0;
  server.on('GET /review-window/', () => {
    asked += 1;
    return { body: page([]) };
  });
  show('internal_reviewer');
  expect(await screen.findByText('There is no record with that status at this time.')).toBeTruthy();
  expect(asked).toBe(0);
});

test('the report is sent from the centre; the packet is made on the tab of the meeting', async () => {
  const { user, unmount } = show('sfari_admin', 'review');
  server.on('POST /rm_report_dispatch/', () => ({ status: 202, body: {} }));
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Create meeting packet' })).toBeNull();
  unmount();
  const manager = show('rm_admin', 'meeting');
  expect(await screen.findByRole('button', { name: 'Create meeting packet' })).toBeTruthy();
  manager.unmount();
  const meeting = show('superuser', 'meeting');
  expect(await screen.findByRole('button', { name: 'Create meeting packet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
  meeting.unmount();
  show('internal_reviewer', 'meeting');
  await screen.findByText('There is no record with that status at this time.');
  expect(screen.queryByRole('button', { name: 'Create meeting packet' })).toBeNull();
});

test('the meeting is moved alone, by the clock of the device, also once the reviews are closed', async () => {
  const meeting = new Date(`${dayFromNow(20)}T15:30:00`);
  const over = {
    is_open: false,
    meeting_at: meeting.toISOString(),
    abilities: { edit: false, set_meeting: true },
  };
  const window = () => makeWindow(dayFromNow(-2), false, over);
  server.on('GET /review-window/', () => ({ body: page([window()]) }));
  server.on('GET /review-window/4/', () => ({ body: window(), etag: 'W/"7"' }));
  server.on('PATCH /review-window/4/', () => ({ body: window(), etag: 'W/"8"' }));
  const { user } = show();
  const message = fill(words.meetingAt, { time: formatDateTime(meeting.toISOString()) });
  expect(await screen.findByText(message, { exact: false })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change dates of Q3 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the dates of Q3 2026' });
  expect(await within(dialog).findByLabelText(/^Time of the meeting/)).toHaveProperty('value', '15:30');
  expect(within(dialog).queryByRole('textbox', { name: DUE_BOX })).toBeNull();
  expect(within(dialog).getByRole('button', { name: SAVE })).toHaveProperty('disabled', true);
  await enter(/^Day of the review meeting/, write(dayFromNow(23)));
  await user.tab();
  await user.click(within(dialog).getByRole('button', { name: SAVE }));
  expect(await screen.findByText(words.changed)).toBeTruthy();
  expect(server.sent).toMatchObject([
    {
      call: 'PATCH /review-window/4/',
      body: { meeting_at: new Date(`${dayFromNow(23)}T15:30:00`).toISOString() },
      ifMatch: 'W/"7"',
    },
  ]);
  expect(server.sent[0]?.body).not.toHaveProperty('due_date');
});
