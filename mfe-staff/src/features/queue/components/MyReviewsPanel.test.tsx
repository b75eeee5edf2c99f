import { MESSAGES } from '@portal/contract/messages';
import { forgetEverything } from '@portal/shared-ui/data';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { MyReviewsPanel } from './MyReviewsPanel.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetEverything();
});

test('a reviewer’s requests stand under the headings of the flows, under review first', async () => {
  const meeting = buildRequest({ type: 4, status: 8 });
  const reviewed = buildRequest({ type: 4, status: 3 });
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const dataset = buildRequest({ type: 1, submission_date: threeDaysAgo });
  const sent = serve({ 'GET /request/': () => ({ body: page([meeting, dataset, reviewed]) }) });
  const { container } = showAs('internal_reviewer', <MyReviewsPanel />);
  const list = await screen.findByRole('list', { name: 'Research Match Applications' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([reviewed.sfari_request_id, meeting.sfari_request_id]);
  expect(screen.getByRole('list', { name: 'Data Requests' }).textContent).toContain(dataset.sfari_request_id);
  expect(screen.getByText('Submitted 3 days ago')).toBeTruthy();
  expect(screen.queryByText('Pilot Requests')).toBeNull();
  expect(screen.getByRole('link', { name: 'View All Requests' }).getAttribute('href')).toBe('/request');
  expect(sent[0]?.query.get('reviews__user')).toBe('1');
  expect(await axeViolations(container)).toEqual([]);
});

test('nothing to review says so [S8-03]', async () => {
  serve({ 'GET /request/': () => ({ body: page([]) }) });
  showAs('external_reviewer', <MyReviewsPanel />);
  expect(await screen.findByText(MESSAGES.noApplications)).toBeTruthy();
});
