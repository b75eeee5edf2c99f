// @vitest-environment jsdom
import { axeViolations, stubRangeRects } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { Component as ResourceRequestsPage } from './ResourceRequestsPage.tsx';

beforeAll(stubRangeRects);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('selected rows get one comment each, and the one that was refused stays selected [P6-02]', async () => {
  const [first, second] = [buildRequest(), buildRequest()];
  const sent = serve({
    'GET /request/': () => ({ body: page([first, second], { groups: { status: { 2: 2 } } }) }),
    'POST /request/bulk/': () => ({
      body: {
        done: 1,
        refused: 1,
        results: [
          { id: first.id, outcome: 'done', code: null, detail: null },
          {
            id: second.id,
            outcome: 'refused',
            code: 'STALE',
            detail: 'It changed after you selected it.',
          },
        ],
      },
    }),
  });
  const { user } = showAs('sfari_admin', <ResourceRequestsPage />, {
    path: '/resource-request?q=bulk-comment',
  });
  await user.click(await screen.findByLabelText(`Select ${first.sfari_request_id}`));
  await user.click(screen.getByLabelText(`Select ${second.sfari_request_id}`));
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Comment on 2 requests' });
  const button = within(dialog).getByRole('button', { name: 'Add to 2 requests' });
  expect(button).toHaveProperty('disabled', true);
  expect(await axeViolations(dialog)).toEqual([]);
  const box = () => within(dialog).getByRole('textbox', { name: /^New comment/ });
  await user.click(box());
  // The editor comes with the focus, and takes the place of a plain box.
  await waitFor(() => expect(box().getAttribute('contenteditable')).toBe('true'), { timeout: 10_000 });
  await user.click(box());
  await user.keyboard('For the next meeting');
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('1 done, 1 not');
  expect(await screen.findByText('1 selected')).toBeTruthy();
  expect(sent.find(({ path }) => path === '/request/bulk/')?.body).toEqual({
    command: 'comment',
    text: '<p>For the next meeting</p>',
    rows: [first, second].map(({ id, modified }) => ({ id, modified })),
  });
});
