import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { Deciding } from '../../request/components/Deciding.tsx';
import { DecisionSection } from '../../request/components/DecisionSection.tsx';

afterEach(() => vi.unstubAllGlobals());

const DATASETS = Array.from({ length: 8 }, (_, index) => ({
  id: `a6b0a9b1-6b6b-4a52-9b6f-2f4a3f0c1d1${index}`,
  dataset_id: `DS001${index}`,
  display_name: `SSC part ${index}`,
}));
const TEAM = [
  { id: 1, display_name: 'Hannah Weiss' },
  { id: 2, display_name: 'Bea Moss' },
];
const EFFECTS = {
  status: 7,
  changes: [
    { field: 'status', label: 'Status', before: 'Approved', after: 'Fulfilled' },
    { field: 'expiration_date', label: 'Expiration date', before: '', after: '11/22/2029' },
    { field: 'revocation_date', label: 'Access revoked', before: '11/01/2026', after: '' },
  ],
  mail: null,
  notified: { people: TEAM.slice(0, 1), after_undo: false },
  access: { opens: DATASETS.map((dataset) => ({ dataset, people: TEAM })), ends: [] },
  waits_for: [],
  not_chosen: [],
  next: 'The team has access until 11/22/2029.',
};

let sequence = 700;
function show(effects: object | null, decisions: (4 | 6 | 7 | 12 | 14)[], points: readonly object[] = []) {
  // A separate request for each test: what was read is cached.
  const request = buildRequest({ id: (sequence += 1), decisions });
  const sent = serve({
    [`GET /request/${request.id}/decision-preview/`]: () =>
      effects
        ? { body: { ...EFFECTS, ...effects } }
        : { status: 503, body: { detail: 'down', code: 'UNAVAILABLE' } },
    'GET /revision-point/': () => ({ body: page(points) }),
    'GET /email-info/': () => ({
      body: {
        from: 'a@portal.test',
        to: ['hannah.weiss@lakeside.test'],
        cc: ['bea.moss@lakeside.test'],
        bcc: [],
        bcc_all: false,
        subject: 'Your request waits for your team',
        body: '<p>Dear Hannah</p>',
      },
    }),
  });
  const reload = () => Promise.resolve();
  return {
    sent,
    request,
    ...showAs(
      'sfari_admin',
      <Deciding request={request} etag={'"7"'} reload={reload}>
        <DecisionSection request={request} />
      </Deciding>,
    ),
  };
}
/** Opens the dialog of the only decision that is offered. */
async function decide(user: ReturnType<typeof show>['user'], status: string) {
  await user.selectOptions(screen.getByLabelText('Decision'), status);
  const section = screen.getByRole('region', { name: 'Application Decision' });
  await user.click(within(section).getByRole('button'));
}
const findPreview = () => screen.findByRole('region', { name: 'What this decision will do' });

test('a chosen decision shows what changes, who gets access, who is notified and what is next', async () => {
  const { user, sent, request } = show({}, [7]);
  expect(screen.queryByText('What this decision will do')).toBeNull();
  await decide(user, 'Fulfilled');
  const preview = await findPreview();
  expect(await within(preview).findByText('Status: Approved → Fulfilled')).toBeTruthy();
  for (const line of [
    'Expiration date: 11/22/2029',
    'Access revoked: 11/01/2026 will be removed',
    'No email is sent.',
    'Notification in the portal to Hannah Weiss',
    'Access opens',
    'Hannah Weiss, Bea Moss',
    'DS0010 SSC part 0',
    'and 2 more datasets',
    'The team has access until 11/22/2029. Access opens for 2 people.',
  ])
    expect(within(preview).getByText(line)).toBeTruthy();
  expect(within(preview).queryByText('Access ends')).toBeNull();
  const read = sent.find(({ path }) => path === `/request/${request.id}/decision-preview/`);
  expect(read?.query.get('status')).toBe('7');
  expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  expect(await axeViolations(screen.getByRole('alertdialog'))).toEqual([]);
});

test('a letter has the preview above it: who is waited for, and who gets nothing', async () => {
  const { user } = show(
    {
      status: 12,
      mail: { template: 'request_approved_pending_team', to: ['hannah.weiss@lakeside.test'] },
      access: { opens: [], ends: [] },
      waits_for: [{ display_name: 'Bea Moss', missing: ['No joinder', 'No valid IRB'] }],
      not_chosen: [{ display_name: 'Tom Reyes', missing: ['No account yet'] }],
    },
    [12],
  );
  await decide(user, 'Approved (Pending Team)');
  const preview = await findPreview();
  expect(await within(preview).findByText('Waiting for')).toBeTruthy();
  for (const line of [
    'Bea Moss: No joinder, No valid IRB',
    'Tom Reyes: No account yet',
    'They get no access, and the decision does not wait for them.',
    /^No access changes now\. ./,
  ])
    expect(within(preview).getByText(line)).toBeTruthy();
});

test('a request that is returned before anyone got access says nothing of access', async () => {
  const next = 'The researcher makes the changes and submits the request again.';
  const { user } = show({ status: 6, access: { opens: [], ends: [] }, next }, [6]);
  await decide(user, 'Revisions Requested');
  expect(await within(await findPreview()).findByText(next)).toBeTruthy();
});

test('what ends is named, and that the owner is notified once Undo is over', async () => {
  const { user } = show(
    {
      status: 14,
      notified: { people: TEAM.slice(0, 1), after_undo: true },
      access: { opens: [], ends: [{ dataset: DATASETS[0], people: TEAM }] },
    },
    [14],
  );
  await decide(user, 'Suspended');
  const preview = await findPreview();
  expect(await within(preview).findByText('Access ends')).toBeTruthy();
  expect(
    within(preview).getByText('Notification in the portal to Hannah Weiss, after the time to undo'),
  ).toBeTruthy();
});

test('a preview that is not available prevents no decision', async () => {
  const { user } = show(null, [4]);
  await decide(user, 'Approved');
  expect(await screen.findByText(/You can still decide/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Approve Request and send Email' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('a decision that gives the application back lists the points that go with it, and no earlier ones', async () => {
  const point = {
    request: { id: 1, sfari_request_id: 'REQ1' },
    author: null,
    answer: '',
    version: '"1"',
    abilities: {},
  };
  const { user } = show(
    { status: 6, mail: { template: 'request_revisions', to: ['hannah.weiss@lakeside.test'] } },
    [6],
    [
      { ...point, id: 1, place: 'field.usage', text: 'Which measures?', round: null, published: null },
      {
        ...point,
        id: 2,
        place: 'part.team',
        text: 'Who analyses?',
        round: 1,
        published: '2026-11-01T00:00:00Z',
      },
    ],
  );
  await decide(user, 'Revisions Requested');
  const letter = await screen.findByRole('dialog');
  expect(await within(letter).findByText(/Which measures\?/)).toBeTruthy();
  expect(within(letter).queryByText(/Who analyses\?/)).toBeNull();
  expect(await axeViolations(letter)).toEqual([]);
});

test('no points to go with it are shown before the decision too', async () => {
  const { user } = show({ status: 6 }, [6]);
  await decide(user, 'Revisions Requested');
  expect(await screen.findByText(/^No requested changes yet/)).toBeTruthy();
});
