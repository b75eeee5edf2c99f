import { axeViolations, buildMember, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher, AsStaff } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { PolicyStep } from '../../wizard/steps/PolicyStep.tsx';
import { buildPlan } from '../../../testing/build-plan.ts';
import { draftValues } from '../../wizard/model/draft-values.ts';
import { PolicyTab } from './tabs/PolicyTab.tsx';
import RequestEditor from '../../wizard/components/RequestEditor.tsx';
import { RequestView } from './RequestView.tsx';

afterEach(() => vi.unstubAllGlobals());

const note = {
  id: 1,
  text: '<p>Please name the <strong>measures</strong>.</p><ul><li>Say how many.</li></ul>',
  created: '2026-11-20T10:00:00Z',
};
const answered = (status: 3 | 5 | 6 | 9 | 10, asked: 5 | 6 | 9 | 10) => ({
  ...buildDraft(),
  status,
  decision_note: { ...note, status: asked },
  stages: [],
});
function show(request: ReturnType<typeof answered>, As = AsResearcher) {
  fakeApi(() => undefined);
  return renderWithPortal(
    <As>
      <RequestView request={request} read={{ etag: '"1"', reload: () => Promise.resolve() }} />
    </As>,
    { path: '/request/7' },
  );
}

test.each([
  [5, 'Your request was not approved'],
  [6, 'The reviewers asked for changes'],
  [9, 'Your request was deferred'],
  [10, 'Your request is approved with conditions'],
] as const)('the page of a request at %i says what was asked for', async (status, title) => {
  const { container } = show(answered(status, status));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText('measures')).toBeTruthy();
  expect(screen.getByText('Sent to you on 11/20/2026')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('once submitted again what was asked for is folded away, and can be read', async () => {
  show(answered(3, 6));
  const summary = await screen.findByText('Changes requested on 11/20/2026');
  expect(summary.closest('details')?.open).toBe(false);
  expect(screen.queryByText('The reviewers asked for changes')).toBeNull();
});

test('a note of another decision is not shown as this one', async () => {
  show(answered(10, 6));
  expect(await screen.findByText('Your request is approved with conditions')).toBeTruthy();
  expect(screen.queryByText('measures')).toBeNull();
});

test('the rail addresses the owner, and names them to everyone else', async () => {
  const own = answered(6, 6);
  const { unmount } = show(own);
  const findRail = async () => within(await screen.findByRole('region', { name: 'Progress' }));
  expect((await findRail()).getByText('You')).toBeTruthy();
  unmount();
  show({ ...own, owner: { id: 99, display_name: 'Maya Lindqvist' } }, AsStaff);
  const rail = await findRail();
  expect(rail.getByText('Maya Lindqvist')).toBeTruthy();
  expect(rail.queryByText(/\byou\b/i)).toBeNull();
});

test('what is asked for is beside the wizard that changes the request', async () => {
  const request = answered(6, 6);
  fakeApi(({ path }) => (path === '/request/7/' ? { body: request, etag: '"1"' } : undefined));
  const { container } = renderWithPortal(
    <AsResearcher>
      <RequestEditor requestId={7} />
    </AsResearcher>,
    { path: '/request/7?mode=edit' },
  );
  const aside = await screen.findByRole('complementary', { name: 'Requested changes' });
  expect(within(aside).getByText('Say how many.')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('the usage policy is on its step, and with the request in the version that was agreed to', async () => {
  const request = buildDraft();
  const { container, unmount } = renderWithPortal(
    <PolicyStep
      request={request}
      plan={buildPlan(request)}
      values={draftValues(request)}
      change={() => {}}
      findError={() => undefined}
    />,
  );
  const text = () => screen.getByRole('region', { name: 'Data sharing and usage policy' });
  expect(within(text()).getByRole('heading', { name: 'Privacy of participants' })).toBeTruthy();
  expect(text().tabIndex, 'what scrolls is reached by the keyboard').toBe(0);
  expect(await axeViolations(container)).toEqual([]);
  unmount();
  renderWithPortal(<PolicyTab request={request} />);
  expect(screen.getByText('Agreed (version 2027-01)')).toBeTruthy();
  expect(within(text()).getByText('Data sharing and usage policy, version 2027-01')).toBeTruthy();
});

test('an archived request shows no day on which it would expire', async () => {
  const ends = { expiration_date: '2029-04-07T23:59:59Z' };
  const { unmount } = show({ ...answered(3, 6), ...ends, status: 7 as 3 });
  expect(await screen.findByText(/^Expires 04\/07\/2029/)).toBeTruthy();
  unmount();
  show({ ...answered(3, 6), ...ends, status: 13 as 3 });
  await screen.findByRole('region', { name: 'Progress' });
  expect(screen.queryByText(/^Expires/)).toBeNull();
});

test('the page leads with the project, the next step and one main action; what cannot be undone is last', async () => {
  const abilities = { edit: true, withdraw: true, copy: true };
  const { container } = show({
    ...answered(6, 6),
    abilities,
    stages: [
      { key: 'submitted', label: 'Submitted', state: 'done', date: '2026-11-08T10:00:00Z', note: null },
      { key: 'revisions', label: 'Revisions Requested', state: 'current', date: null, note: 'With you.' },
    ] as never,
  });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toMatch(/^Sleep.* REQ\d+$/);
  const progress = screen.getByRole('region', { name: 'Progress' });
  expect(within(progress).getByRole('list', { name: 'Progress of the request' }).textContent).toBe(
    'Submitted 11/08/2026Revisions Requested With you.',
  );
  const actions = within(progress).getByRole('list', { name: 'More actions' });
  const names = within(actions)
    .getAllByRole('listitem')
    .flatMap((item) => item.textContent || []);
  expect(names).toEqual(['Application (PDF)', 'View Audit Trail', 'Copy as a new draft', 'Withdraw Request']);
  expect(within(actions).queryByText('Edit Request')).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit Request' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  [3, true],
  [2, false],
])(
  'the owner of a request in status %i reads whether to ask staff to withdraw it: %s',
  async (status, isShown) => {
    show({ ...answered(3, 6), status: status as 3 });
    await screen.findByRole('region', { name: 'Progress' });
    expect(screen.queryByText(/^The review has begun. To withdraw the request now, email/) !== null).toBe(
      isShown,
    );
  },
);

test('an unconfirmed institution is not named twice: the notice of the team has it', async () => {
  const institution = { id: 1, display_name: 'Lab', status: 1 };
  const request = { ...answered(3, 6), status: 2 as 3, institution } as unknown as ReturnType<
    typeof answered
  >;
  const { unmount } = show(request);
  expect(await screen.findByText('Your institution is unconfirmed')).toBeTruthy();
  unmount();
  const member = buildMember({
    id: 31,
    user_id: request.owner.id,
    ready: false,
    warnings: ['institution_has_no_rda'],
  });
  const other = { ...request, project: { ...request.project, id: 977 } };
  fakeApi(({ path }) =>
    path === '/research-team/' ? { body: { results: [member], abilities: {} } } : undefined,
  );
  renderWithPortal(
    <AsResearcher>
      <RequestView request={other} read={{ etag: '"1"', reload: () => Promise.resolve() }} />
    </AsResearcher>,
    { path: '/request/7' },
  );
  expect(await screen.findByText("Access can't start yet")).toBeTruthy();
  expect(screen.queryByText('Your institution is unconfirmed')).toBeNull();
});
