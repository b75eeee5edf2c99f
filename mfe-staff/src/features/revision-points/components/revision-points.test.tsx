import type { Request } from '@portal/contract';
import { axeViolations } from '@portal/shared-ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { DetailsTab } from '../../request/components/DetailsTab.tsx';
import { DecisionPoints } from './DecisionPoints.tsx';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const point = (id: number, place: string, text: string, more: object = {}) => ({
  id,
  request: { id: 1, sfari_request_id: 'REQ000001' },
  place,
  text,
  author: { id: 1, display_name: 'Dana Whitaker' },
  round: null,
  published: null,
  answer: '',
  created: '2026-11-20T15:08:21Z',
  version: `"${id}"`,
  abilities: { edit: true, delete: true },
  ...more,
});

function show(points: readonly object[], abilities: Record<string, boolean> = { mark_points: true }) {
  const details = {
    type: 1,
    form_version: 1,
    gpf_access_status: null,
    zendesk_ticket_ids: [],
    additional_data: { usage: 'Sleep' },
  } as unknown as NonNullable<Request['details']>;
  const request = buildRequest({ details, abilities });
  const sent = serve({
    'GET /revision-point/': () => ({ body: page(points) }),
    'POST /revision-point/': () => ({ status: 201, body: point(9, 'field.usage', 'Which measures?') }),
    'PATCH /revision-point/1/': () => ({ body: points[0] }),
    'DELETE /revision-point/1/': () => ({ status: 204, body: null }),
    [`GET /request/${request.id}/changes/`]: () => ({ body: { since: null, changes: [] } }),
  });
  return { ...showAs('sfari_admin', <DetailsTab request={request} />), sent, request };
}
const written = (sent: ReturnType<typeof show>['sent']) => sent.filter(({ method }) => method !== 'GET');

test('a point is in full at its answer, and the list above leads there', async () => {
  const { container } = show([
    point(1, 'field.usage', 'Which measures?'),
    point(2, 'field.usage', 'Which cohort?'),
    point(3, 'part.team', 'Who analyses?'),
  ]);
  expect(await screen.findAllByText('Which measures?')).toHaveLength(1);
  const list = screen.getByRole('region', { name: 'Requested changes, not sent yet' });
  const link = within(list).getByRole('link', { name: 'Intended use' });
  const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(place?.textContent).toContain('Which measures?');
  expect(link.closest('li')?.textContent).toContain('(2 changes)');
  // the team is on another part of the page
  expect(within(list).getByText('Who analyses?')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a point is noted beside an answer, and the focus returns to its button', async () => {
  const { user, sent, request } = show([]);
  const button = await screen.findByRole('button', { name: 'Request a change to Intended use' });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(button);
  const box = screen.getByRole('textbox', { name: 'What needs to change in Intended use' });
  expect(document.activeElement).toBe(box);
  expect(
    scrolled.mock.contexts.some((form) => (form as Element).contains(box)),
    'the form is brought into view',
  ).toBe(true);
  await user.type(box, 'Which measures?');
  await user.click(screen.getByRole('button', { name: 'Save requested change' }));
  await waitFor(() =>
    expect(written(sent).map(({ body }) => body)).toEqual([
      { request: request.id, place: 'field.usage', text: 'Which measures?' },
    ]),
  );
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain('Request a change to Intended use'),
  );
});

test('a change that was typed but not saved is named beside the letter that would go without it', async () => {
  const { user, request, unmount } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Request a change to Intended use' }));
  await user.type(screen.getByRole('textbox'), 'Which measures?');
  unmount();
  showAs('sfari_admin', <DecisionPoints request={request} drafts={[]} />);
  expect(screen.getByText('1 requested change is not saved and will not be sent')).toBeTruthy();
  expect(screen.getByText('Return to the application and save it first: Intended use')).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  showAs('sfari_admin', <DecisionPoints request={request} drafts={[]} />);
  expect(screen.queryByText(/not saved/)).toBeNull();
});

test('a point is changed at the version that was opened, and removed', async () => {
  const { user, sent } = show([point(1, 'field.usage', 'Which measures?')]);
  await user.click(await screen.findByRole('button', { name: 'Edit the requested change to Intended use' }));
  await user.type(
    screen.getByRole('textbox', { name: 'What needs to change in Intended use' }),
    ' Name them.',
  );
  await user.click(screen.getByRole('button', { name: 'Save requested change' }));
  await user.click(
    await screen.findByRole('button', { name: 'Remove the requested change to Intended use' }),
  );
  await waitFor(() => expect(written(sent)).toHaveLength(2));
  expect(written(sent)).toMatchObject([
    { method: 'PATCH', ifMatch: '"1"', body: { text: 'Which measures? Name them.' } },
    { method: 'DELETE', path: '/revision-point/1/' },
  ]);
});

test('who must not mark points reads them and is offered nothing', async () => {
  show([point(1, 'field.usage', 'Which measures?', { abilities: {} })], {});
  expect(await screen.findByText('Which measures?')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
