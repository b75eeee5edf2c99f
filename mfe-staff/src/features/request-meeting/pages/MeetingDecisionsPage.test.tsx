// @vitest-environment jsdom
import type { Request, ResponseOf } from '@portal/contract';
import { ROLES, type Role } from '@portal/contract/roles';
import { axeViolations, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve, type SentCall } from '../../../testing/server.ts';
import { Component } from './MeetingDecisionsPage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

type Item = ResponseOf<'GET /review-meeting/'>['results'][number];
type Answer = { status?: number; body: unknown };

const discussed = (change: Partial<Request> = {}) =>
  buildRequest({ type: 4, status: 8, decisions: [5, 4, 10, 11, 9], ...change });
const getItem = (request: Request, noted: Item['noted_decision']): Item => ({
  id: request.id,
  sfari_request_id: request.sfari_request_id,
  type: 4,
  title: request.project.title,
  owner: { id: 30, display_name: 'Hannah Weiss' },
  noted_decision: noted,
  leaving: [],
});

function open(
  rows: readonly (readonly [Request, Item['noted_decision']])[],
  {
    decide = () => ({ body: rows[0]?.[0] }),
    letter = {},
    role = 'sfari_admin',
    kind = 'research_match',
  }: { decide?: (call: SentCall) => Answer; letter?: object; role?: Role; kind?: string } = {},
) {
  const items = rows.map(([request, noted]) => getItem(request, noted));
  const sent = serve({
    'GET /review-meeting/': () => ({ body: { results: items } }),
    ...Object.fromEntries(rows.map(([row]) => [`GET /request/${row.id}/`, () => ({ body: row })])),
    ...Object.fromEntries(rows.map(([row]) => [`POST /request/${row.id}/decision/`, decide])),
    'GET /revision-point/': () => ({ body: { count: 0, next: null, previous: null, results: [] } }),
    'GET /email-info/': ({ query }) => ({
      body: {
        from: 'portal@demo.test',
        to: [`owner${query.get('obj_ids')}@demo.test`],
        cc: [],
        bcc: [],
        bcc_all: false,
        subject: `${query.get('email_type')} of ${query.get('obj_ids')}`,
        body: '<p>The committee met.</p>',
        ...letter,
      },
    }),
  });
  const shown = showPage(Component, {
    route: 'review-meeting/:kind',
    at: `/review-meeting/${kind}`,
    role,
  });
  const decisions = () => sent.filter(({ method }) => method === 'POST');
  const card = (request: Request) =>
    within(screen.getByRole('article', { name: new RegExp(request.sfari_request_id) }));
  return { ...shown, sent, items, decisions, card };
}

test('noted decisions are prepared with their letters and sent together; a withdrawal has none', async () => {
  const [approved, deferred, withdrawn, left] = [discussed(), discussed(), discussed(), discussed()];
  const { user, container, decisions, card } = open([
    [approved, 4],
    [deferred, 9],
    [withdrawn, 11],
    [left, null],
  ]);
  const send = await screen.findByRole('button', { name: 'Send 3 decisions and 2 emails' });
  expect(card(approved).getByText(`request_approved of ${approved.id}`)).toBeTruthy();
  expect(card(deferred).getByText(`request_deferred of ${deferred.id}`)).toBeTruthy();
  expect(card(withdrawn).getByText('No email is sent.')).toBeTruthy();
  expect(screen.getByRole('link', { name: left.sfari_request_id }).getAttribute('href')).toBe(
    `/request/${left.id}/review-meeting`,
  );
  expect(await axeViolations(container)).toEqual([]);
  await user.click(send);
  expect(await screen.findByText('3 decisions sent, 0 not sent')).toBeTruthy();
  expect(decisions().map(({ path, body }) => [path, body])).toEqual([
    [
      `/request/${approved.id}/decision/`,
      expect.objectContaining({
        status: 4,
        email: expect.objectContaining({ body: '<p>The committee met.</p>' }),
      }),
    ],
    [`/request/${deferred.id}/decision/`, expect.objectContaining({ status: 9, points: [] })],
    [`/request/${withdrawn.id}/decision/`, { status: 11 }],
  ]);
  expect(screen.getByRole('link', { name: 'Back to the reviews' }).getAttribute('href')).toBe(
    '/research-match-review?tab=meeting',
  );
});

test('a letter is edited before it goes, and one is left out', async () => {
  const [first, second] = [discussed(), discussed()];
  const { user, decisions, card } = open([
    [first, 4],
    [second, 5],
  ]);
  await screen.findByRole('button', { name: 'Send 2 decisions and 2 emails' });
  await user.click(card(second).getByRole('checkbox', { name: `Rejected: ${second.sfari_request_id}` }));
  await user.click(card(first).getByRole('button', { name: `Edit email for ${first.sfari_request_id}` }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  const subject = await dialog.findByLabelText('Subject', {}, { timeout: 15_000 });
  await user.clear(subject);
  await user.type(subject, 'Good news');
  await user.click(dialog.getByRole('button', { name: 'Use this email' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card(first).getByText('Good news')).toBeTruthy();
  expect(card(first).getByText('Edited')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send 1 decision and 1 email' }));
  await screen.findByText('1 decision sent, 0 not sent');
  expect(decisions().map(({ body }) => body)).toEqual([
    expect.objectContaining({ status: 4, email: expect.objectContaining({ subject: 'Good news' }) }),
  ]);
});

test('what was refused says why in its row and delays no other', async () => {
  const [first, second] = [discussed(), discussed()];
  const { user, card, decisions } = open(
    [
      [first, 4],
      [second, 5],
    ],
    {
      decide: ({ path }) =>
        path.includes(`/${first.id}/`)
          ? {
              status: 409,
              body: {
                detail: 'changed',
                code: 'STALE',
                current: {
                  status: 5,
                  status_label: 'Rejected',
                  decided_by: { display_name: 'Dana Whitaker' },
                },
              },
            }
          : { body: second },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Send 2 decisions and 2 emails' }));
  expect(await screen.findByText('1 decision sent, 1 not sent')).toBeTruthy();
  expect(card(first).getByText('Dana Whitaker set it to Rejected.')).toBeTruthy();
  expect(decisions()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Show current decisions' })).toBeTruthy();
});

test('a letter with a gap is not sent before someone filled it', async () => {
  open([[discussed(), 5]], { letter: { body: '<p>[Please say why here]</p>' } });
  expect(await screen.findByText(/^Its email is not complete/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Send/ })).toHaveProperty('disabled', true);
});

test('an approval waits for a team that is not ready, and a decision that is not offered is not sent', async () => {
  const [waiting, own] = [discussed({ decisions: [12, 5] }), discussed({ decisions: [] })];
  const { card, decisions } = open([
    [waiting, 4],
    [own, 4],
  ]);
  await screen.findByRole('button', { name: 'Send 1 decision and 1 email' });
  expect(card(waiting).getByText(`request_approved_pending_team of ${waiting.id}`)).toBeTruthy();
  expect(card(own).getByText("You can't make this decision at its status.")).toBeTruthy();
  expect(decisions()).toEqual([]);
});

test('where someone has noted another decision, nothing is sent before it was shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const request = discussed();
  const { user, items } = open([[request, 4]]);
  await screen.findByRole('button', { name: 'Send 1 decision and 1 email' });
  items[0] = getItem(request, 5);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await screen.findByText('The noted decisions have changed')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Send/ })).toHaveProperty('disabled', true);
  vi.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Show current decisions' }));
  expect(await screen.findByText(`request_rejected of ${request.id}`)).toBeTruthy();
});

test('without noted decisions the page explains how to note one', async () => {
  open([[discussed(), null]]);
  expect(await screen.findByText('No decisions noted yet')).toBeTruthy();
});

test('it is for who may note decisions, of project managers those of tissue', async () => {
  const readers: string[] = [];
  for (const role of ROLES)
    for (const kind of ['research_match', 'tissue', 'pilot']) {
      const { unmount, router } = open([], { role, kind });
      if (router.state.location.pathname !== '/404') readers.push(`${role} ${kind}`);
      unmount();
    }
  expect(readers.toSorted()).toEqual([
    'abn_proj_mgr tissue',
    'sfari_admin research_match',
    'sfari_admin tissue',
    'sfari_admin_lead research_match',
    'sfari_admin_lead tissue',
  ]);
});
