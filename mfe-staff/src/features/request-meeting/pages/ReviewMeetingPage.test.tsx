import type { MatchSummary, Request, RequestScores, ResponseOf } from '@portal/contract';
import { chooseRubric } from '@portal/contract/rubrics';
import type { SessionRole } from '@portal/contract/roles';
import { axeViolations, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { Component } from './ReviewMeetingPage.tsx';

afterEach(() => vi.unstubAllGlobals());

type Score = RequestScores['quarters'][number]['scores'][number];
type Agenda = ResponseOf<'GET /review-meeting/'>['results'];
const { key, version, criteria } = chooseRubric(4, 2);

const review = (id: number, name: string, role: 1 | 2 | 3, score: number): Score => ({
  review: id,
  reviewer: { id, display_name: name },
  reviewer_role: role,
  quarter: 'Q3 2026',
  rubric: { key, version },
  unscored_cohort: null,
  blocks: Object.fromEntries(
    criteria.map((each) => [
      each.key,
      { score, comment: { strengths: `Clear, says ${name}`, weaknesses: '' } },
    ]),
  ),
  notes: { other: '' },
  reviewer_decision: 'Approve',
  build_merit: 'Yes',
  submitted_at: '2026-11-02T09:00:00Z',
});

/** Staff wrote little so far. */
const SUMMARY: Partial<MatchSummary> = {
  rm_ids: ['RM0007', 'RM0007A'],
  scientific_title: 'Sleep of brothers and sisters',
  scientific_abstract: '',
  hypotheses: '',
  research_aim: 'To learn how they sleep',
  irb_status: 'Partially Approved',
  irb_status_comments: 'One site is open',
  study_type: ['Online Survey'],
  procedure: '',
  time_required: '',
  risks: '',
  category: [],
  keywords: ['sleep'],
  cohort: ['SPARK'],
  region: '',
};

interface Options {
  role?: SessionRole;
  change?: Partial<Request>;
  isAdministrator?: boolean;
  renewal?: Request;
  scoresStatus?: number;
  /** Of the first application of the agenda. */
  noted?: Agenda[number]['noted_decision'];
}

function open({
  role = 'sfari_admin',
  change = {},
  isAdministrator = true,
  renewal,
  scoresStatus = 200,
  noted: first = null,
}: Options = {}) {
  const base = buildRequest({ type: 4, status: 8, ...change });
  const request: Request = {
    ...base,
    abilities: { ...base.abilities, meeting_notes: isAdministrator, note_decision: isAdministrator },
  };
  const scores = [
    review(3, 'Ada Reader', 1, 5),
    review(4, 'Ben Critic', 2, 2),
    review(5, 'Cora Third', 3, 4),
  ];
  const quarter = {
    quarter: 'Q3 2026',
    averages: Object.fromEntries(criteria.map((each) => [each.key, 11 / 3])),
    total: 22,
    spreads: Object.fromEntries(criteria.map((each) => [each.key, { lowest: 2, highest: 5, is_wide: true }])),
    scores,
  };
  const item = (
    id: number,
    leaving: Agenda[number]['leaving'] = [],
    decision: Agenda[number]['noted_decision'] = null,
  ): Agenda[number] => ({
    id,
    sfari_request_id: `REQ000${id}`,
    type: 4,
    title: `Study ${id}`,
    owner: { id: 30, display_name: 'Hannah Weiss' },
    noted_decision: decision,
    leaving,
  });
  const items = [
    item(
      request.id,
      [
        { person: { id: 9, display_name: 'Dan Gone' }, declared: true, hints: [] },
        { person: { id: 5, display_name: 'Cora Third' }, declared: false, hints: ['same_institution'] },
      ],
      first,
    ),
    item(request.id + 5000),
  ];
  const noted = {
    body: { decision: null, author: null, noted: null } as Record<string, unknown>,
    refuses: false,
  };
  const answers = { scoresStatus };
  const sent = serve({
    [`GET /request/${request.id}/`]: () => ({ body: request }),
    [`GET /request/${request.id}/scores/`]: () =>
      answers.scoresStatus === 200
        ? {
            body: {
              rubric: { key, version },
              unscored_cohort: null,
              is_hidden: false,
              reviewers: scores.map(({ review: id, reviewer, reviewer_role }) => ({
                review: id,
                reviewer,
                reviewer_role,
                progress: 'Completed',
              })),
              quarters: [quarter],
            },
          }
        : { status: answers.scoresStatus, body: { code: 'SERVER_ERROR', detail: 'x', correlation_id: 'c' } },
    [`GET /request/${request.id}/summary/`]: () => ({ body: SUMMARY }),
    'GET /request/': () => ({ body: page(renewal ? [renewal] : []) }),
    'GET /review-meeting/': () => ({ body: { results: items } }),
    [`GET /request/${request.id}/noted-decision/`]: () => ({ body: noted.body }),
    [`PUT /request/${request.id}/noted-decision/`]: ({ body }) => {
      if (noted.refuses)
        return { status: 409, body: { code: 'STALE', detail: 'stale', correlation_id: 'c' } };
      noted.body = {
        ...(body as object),
        author: { id: 1, display_name: 'Dana Whitaker' },
        noted: '2026-11-25T15:00:00Z',
      };
      return { body: noted.body };
    },
  });
  const shown = showPage(Component, {
    route: 'request/:objectId/review-meeting',
    at: `/request/${request.id}/review-meeting`,
    role,
  });
  return { ...shown, request, sent, items, noted, answers };
}

test('the application with its download, the reviews by role, and the way to the decision [S2.5-02 S2.5-03 S2.5-05 S2.5-06 S2.5-09]', async () => {
  const { request, user, container } = open();
  expect(
    await screen.findByRole('heading', { level: 1, name: `Review meeting of ${request.sfari_request_id}` }),
  ).toBeTruthy();
  expect(
    screen.getByRole('heading', { level: 1 }).closest('header, div')?.parentElement?.textContent,
  ).toContain(request.project.title);
  const summary = within(screen.getByRole('region', { name: 'Application summary' }));
  for (const text of ['Hannah Weiss', 'RM0007, RM0007A', 'Sleep of brothers and sisters', 'SPARK'])
    expect(summary.getByText(text)).toBeTruthy();
  expect(summary.getByText('Partially Approved: One site is open')).toBeTruthy();
  expect(summary.queryByText('Hypotheses')).toBeNull();
  expect(summary.getByRole('link', { name: 'Download Application' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Make a Decision' }).getAttribute('href')).toBe(
    `/request/${request.id}`,
  );
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: request.sfari_request_id })).toBeTruthy();
  const tabs = within(screen.getByRole('tablist', { name: 'Reviews by role' }));
  expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Primary Reviewer',
    'Other Reviewers',
  ]);
  expect(screen.getByRole('heading', { name: 'Ada Reader (Primary Reviewer)' })).toBeTruthy();
  expect(screen.queryByText(/Ben Critic/)).toBeNull();
  expect(screen.getAllByText('Clear, says Ada Reader')).toHaveLength(6);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(tabs.getByRole('tab', { name: 'Other Reviewers' }));
  expect(await screen.findByRole('heading', { name: 'Ben Critic (Secondary Reviewer)' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Cora Third (Reviewer)' })).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByText('Clear, says Ada Reader')).toEqual([]));
});

test('where reviewers differ it says so, in the short note and at the criterion [S2.7-03]', async () => {
  open();
  const note = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(note.getAllByRole('listitem')).toHaveLength(6);
  // all six with their total: no table of averages follows here
  expect(note.getAllByRole('term').map(({ textContent: text }) => text)).toEqual([
    'Research question',
    'Participant engagement',
    'Feasibility',
    "Fit with the foundation's mission",
    'Scientific merit',
    'Benefit to the community',
    'Total of the averages',
  ]);
  expect(note.getAllByRole('definition').at(-1)?.textContent).toMatch(/^[\d.]+ of 30$/);
  // with each criterion of the one review that is shown
  expect(screen.getAllByText('Scores differ: 2 to 5')).toHaveLength(12);
});

test('the newest renewal is with its request, and leads to its own page [S2.5-01]', async () => {
  const renewal = buildRequest({ type: 5, status: 3 });
  const { request, sent } = open({ renewal });
  const part = within(await screen.findByRole('region', { name: 'Latest renewal' }));
  expect(part.getByText(/submitted on 11\/20\/2026/)).toBeTruthy();
  expect(part.getByRole('link').getAttribute('href')).toBe(`/request/${renewal.id}/review-meeting`);
  const asked = sent.find(({ path }) => path === '/request/')?.query;
  expect([asked?.get('renewal_of'), asked?.get('ordering'), asked?.get('limit')]).toEqual([
    String(request.id),
    '-id',
    '1',
  ]);
});

test('who leaves the room is said, and j and k go through the meeting', async () => {
  const { user, items, request } = open();
  const [, second] = items;
  expect(await screen.findByText('Dan Gone declared a conflict of interest')).toBeTruthy();
  expect(
    screen.getByText('Cora Third may have a conflict: Works at the same institution as the applicant'),
  ).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show agenda: 2 applications' }));
  const agenda = within(screen.getByRole('region', { name: 'Agenda' }));
  expect(agenda.getAllByRole('link')).toHaveLength(2);
  expect(agenda.getByText('2 people leave')).toBeTruthy();
  const next = screen.getByRole('link', { name: `Next: ${second?.sfari_request_id}` });
  expect(next.getAttribute('href')).toBe(`/request/${second?.id}/review-meeting`);
  await user.keyboard('?');
  expect(
    within(screen.getByRole('list', { name: 'Keyboard shortcuts' })).getAllByRole('listitem'),
  ).toHaveLength(5);
  await user.keyboard('d');
  const decisions = within(screen.getByRole('group', { name: 'Intended decision' }));
  expect(document.activeElement).toBe(decisions.getByRole('button', { name: 'Approved' }));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('j');
  await waitFor(() => expect(screen.queryByText(`Review meeting of ${request.sfari_request_id}`)).toBeNull());
});

test('a decision is noted with one click and taken back with another; of two, the second reads the stored decision', async () => {
  const { user, sent, noted } = open();
  const choices = within(await screen.findByRole('group', { name: 'Intended decision' }));
  const choice = (name: string) => choices.getByRole('button', { name });
  await user.click(choice('Conditionally Approved'));
  expect(await screen.findByText(/^Noted by Dana Whitaker/)).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ decision: 10 });
  expect(choice('Conditionally Approved').getAttribute('aria-pressed')).toBe('true');
  noted.refuses = true;
  noted.body = { ...noted.body, decision: 5, author: { id: 2, display_name: 'Other Admin' } };
  await user.click(choice('Deferred'));
  expect(await screen.findByText(/Someone else noted a decision/)).toBeTruthy();
  await waitFor(() => expect(choice('Rejected').getAttribute('aria-pressed')).toBe('true'));
  noted.refuses = false;
  await user.click(choice('Rejected'));
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ decision: null });
});

test('the agenda comes before the reviews, these before the application, and it leads to the prepared decisions', async () => {
  const { items, user } = open({ noted: 10 });
  await user.click(await screen.findByRole('button', { name: 'Show agenda: 2 applications' }));
  const [agenda, reviews, summary] = [
    await screen.findByRole('region', { name: 'Agenda' }),
    screen.getByRole('region', { name: 'Reviews' }),
    screen.getByRole('region', { name: 'Application summary' }),
  ];
  const follows = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect([follows(agenda, reviews), follows(reviews, summary)]).toEqual([4, 4]);
  expect(items[0]?.noted_decision).toBe(10);
  expect(within(agenda).getByRole('link', { name: 'Review 1 decision' }).getAttribute('href')).toBe(
    '/review-meeting/research_match',
  );
});

test.each<[string, Options, boolean, boolean]>([
  ['an administrator [S2.5-04 S2.5-07]', {}, true, true],
  ['a Research Match administrator [S2.5-07]', { role: 'rm_admin', isAdministrator: false }, false, true],
  ['a reviewer [S2.5-07]', { role: 'internal_reviewer', isAdministrator: false }, false, false],
  ['a project manager of tissue [S2.5-08]', { role: 'abn_proj_mgr', change: { type: 8 } }, true, true],
  [
    'a project manager, tissue that was only submitted [S2.5-08]',
    { role: 'abn_proj_mgr', change: { type: 8, status: 2 } },
    false,
    true,
  ],
])('%s: notes and agenda', async (_, options, hasNotes, hasAgenda) => {
  open(options);
  await screen.findByRole('region', { name: 'Reviews' });
  const fold = { name: 'Show agenda: 2 applications' };
  if (hasAgenda) await screen.findByRole('button', fold);
  expect(screen.queryByRole('button', fold) !== null).toBe(hasAgenda);
  expect(screen.queryByRole('region', { name: 'Review meeting notes' }) !== null).toBe(hasNotes);
});

test('who cannot lead the meeting reads who does, and gets no empty column', async () => {
  open({ role: 'rm_admin', isAdministrator: false });
  const led = 'SFARI administrators write the notes of the meeting and note its decisions.';
  expect(await screen.findByText(led)).toBeTruthy();
  expect(screen.queryByRole('complementary', { name: 'The meeting' })).toBeNull();
});

test('what cannot be loaded is said in the words of the specification, and tried again [S8-05]', async () => {
  const { user, answers } = open({ scoresStatus: 500 });
  expect(
    await screen.findByText(
      'Problem loading resources. It is possible that the quarter for this request has already pass.',
    ),
  ).toBeTruthy();
  answers.scoresStatus = 200;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Reviews' })).toBeTruthy();
});

test.each<[string, Options]>([
  ['whoever does not read the scores', { scoresStatus: 404 }],
  ['a type that no meeting decides', { change: { type: 1 } }],
])('%s is not found', async (_, options) => {
  open(options);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: /Review meeting/ })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
});
