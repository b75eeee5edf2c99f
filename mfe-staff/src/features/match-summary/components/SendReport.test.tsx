import { Toaster } from '@portal/shared-ui/toaster';
import { fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listOperations } from '../../../testing/operations.ts';
import { SendReport } from './SendReport.tsx';

const server = fakeServer();
const operations = (state?: string, done?: number) => listOperations('match_report', state, done);
const Page = () => (
  <>
    <SendReport />
    <Toaster />
  </>
);
beforeEach(() => server.on('GET /staff-operation/', operations()));
const show = (role: 'sfari_admin' | 'sfari_reviewer') => showPage(Page, { route: 'center', role });
const button = () => screen.findByRole('button', { name: 'Send report' });
const question = () => screen.findByRole('alertdialog', { name: 'Send the Research Match report?' });
const confirm = async () => within(await question()).getByRole('button', { name: 'Send report' });

test('it asks first and names who gets the report; Cancel sends nothing', async () => {
  const { user } = show('sfari_admin');
  await user.click(await button());
  expect(within(await question()).getByText(/to you: pi@demo\.test\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent).toEqual([]);
});

test('the page shows its progress, then when and to which address it was sent [S8-19 S7-25]', async () => {
  const answers = [operations(), operations('working', 3), operations('ready', 12)];
  server.on('GET /staff-operation/', () => ({ body: answers.length > 1 ? answers.shift() : answers[0] }));
  server.on('POST /rm_report_dispatch/', () => ({ status: 202, body: {} }));
  const { user } = show('sfari_admin');
  await user.click(await button());
  await user.click(await confirm());
  expect(await screen.findByText('Creating the Research Match report: 3 of 12')).toBeTruthy();
  expect(
    await screen.findByText(/^Research Match report sent .*: 12 applications, to pi@demo\.test\.$/),
  ).toBeTruthy();
});

test('a report that failed in the background shows the message of the specification [S8-18]', async () => {
  server.on('GET /staff-operation/', operations('failed', 2));
  show('sfari_admin');
  expect(await screen.findByText('Error sending Research Match Report:')).toBeTruthy();
});

test('a report that fails is shown in the words of the specification [S8-18]', async () => {
  server.on('POST /rm_report_dispatch/', () => ({
    status: 500,
    body: { detail: 'Boom', code: 'SERVER_ERROR' },
  }));
  const { user } = show('sfari_admin');
  await user.click(await button());
  await user.click(await confirm());
  expect(await screen.findByText('Error sending Research Match Report:')).toBeTruthy();
  expect(
    screen.getByText('There was an unknown error when sending out the research match report.'),
  ).toBeTruthy();
});

test('who must not send it has no button', () => {
  show('sfari_reviewer');
  expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
});
