/** The parts of the page that depend on type, role and letter (spec 2 section 2.4). */
import type { Request } from '@portal/contract';
import {
  axeViolations,
  buildMember,
  renderWithPortal,
  transferRow,
  TRANSFER_ID,
} from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { DecisionNote } from './DecisionNote.tsx';
import { IrbBanner } from './IrbBanner.tsx';
import { RequestProgress } from './RequestProgress.tsx';
import { RequestTabs } from './RequestTabs.tsx';

afterEach(() => vi.unstubAllGlobals());

let project = 50;
const withType = (type: Request['type'], changes: Partial<Request> = {}): Request => {
  // A separate id, so that no answer is cached for another test.
  const { details, ...draft } = buildDraft({ projectId: (project += 1) });
  void details;
  return { ...draft, type, status: 2, ...changes };
};

test.each([
  [1, ['PI and Project', 'Request Details', 'Research Team', 'Data Sharing Policy', 'Access Details']],
  [4, ['PI and Project', 'Request Details', 'Research Team', 'Usage Policy']],
  [8, ['PI and Project', 'Request Details', 'Research Team', 'Collection', 'Usage Policy']],
] as const)('tabs of type %i [R2.4-07 R2.4-17]', async (type, labels) => {
  fakeApi(() => undefined);
  renderWithPortal(
    <AsResearcher>
      <RequestTabs request={withType(type)} />
    </AsResearcher>,
    { path: '/request/7?tab=policy' },
  );
  const tabs = await screen.findAllByRole('tab');
  // the conversation with the foundation is beyond the specification
  expect(tabs.map(({ textContent }) => textContent)).toEqual([...labels, 'Conversation']);
});

const letter = (state: string, renewal_date: string) => ({
  file: 'f',
  file_name: 'letter.pdf',
  designation: 1,
  renewal_date,
  state,
});
test.each([
  [null, 'This request needs an IRB letter', 'Add IRB'],
  [letter('expired', '2026-01-31'), 'Your IRB has expired.', 'Update IRB'],
  [letter('near_expiry', '2026-12-24'), 'Your IRB approval expires on 12/24/2026.', 'Update IRB'],
])('the banner of a letter that is %j [R2.4-19 R2.4-01]', async (irb, title, link) => {
  const request = withType(4);
  fakeApi(({ path }) =>
    path === `/project/${project}/`
      ? { body: { id: project, latest_irb: irb, abilities: { attach_irb: true } } }
      : undefined,
  );
  const { container } = renderWithPortal(<IrbBanner request={request} />);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('button', { name: link })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('types without a letter, and closed requests, ask for none', async () => {
  const calls = fakeApi(() => ({ body: { id: 5, latest_irb: null, abilities: { attach_irb: true } } }));
  renderWithPortal(
    <>
      <IrbBanner request={withType(1)} />
      <IrbBanner request={withType(4, { status: 11 })} />
    </>,
  );
  expect(calls).toEqual([]);
});

const note = {
  id: 1,
  status: 6,
  text: '<p>Name the measures.</p>',
  created: '2026-11-20T10:00:00Z',
} as const;
test.each([note, null])(
  'a returned request says once what its owner does next, with the note %j',
  async (decision) => {
    fakeApi(() => undefined);
    const request = withType(1, { status: 6, decision_note: decision, abilities: { edit: true } });
    renderWithPortal(
      <AsResearcher>
        <RequestProgress request={request} />
        <DecisionNote request={request} />
      </AsResearcher>,
    );
    expect(await screen.findByText('The reviewers asked for changes')).toBeTruthy();
    expect(screen.getAllByText(/submit it again/)).toHaveLength(1);
  },
);

test('an approved tissue request names who has its agreement and since when, with the way to it', async () => {
  const request = withType(8, {
    status: 4,
    stages: [{ key: 'fulfilled', label: 'Fulfilled', state: 'current', date: null, note: null }],
  });
  fakeApi(({ path }) =>
    path === '/transfer-agreement/'
      ? { body: { count: 1, next: null, previous: null, results: [transferRow()] } }
      : undefined,
  );
  const { container } = renderWithPortal(
    <AsResearcher>
      <RequestProgress request={request} />
    </AsResearcher>,
  );
  expect(await screen.findByText('Maya Lindqvist')).toBeTruthy();
  expect(screen.getByText('Since 11/01/2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the MTA' }).getAttribute('href')).toBe(`/mta/${TRANSFER_ID}`);
  expect(screen.queryByText(/preparing the tissue/)).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('a member whose institution must be approved first is not named as next', async () => {
  const member = buildMember({ user_id: 44, warnings: ['institution_has_no_rda', 'no_joinder'] });
  fakeApi(({ path }) =>
    path === '/research-team/' ? { body: { results: [member], abilities: {} } } : undefined,
  );
  const access = [{ user_id: 44, display_name: 'Maya Lindqvist', removal_date: null, verified: true }];
  renderWithPortal(
    <AsResearcher>
      <RequestProgress request={withType(1, { status: 12, stages: [], access_control_list: access })} />
    </AsResearcher>,
  );
  expect(await screen.findByText("The foundation's staff")).toBeTruthy();
  expect(screen.queryByText('Maya Lindqvist')).toBeNull();
});

test('no one is named as next where nothing is to be done', async () => {
  fakeApi(() => undefined);
  renderWithPortal(
    <AsResearcher>
      <RequestProgress request={withType(1, { status: 5, stages: [] })} />
    </AsResearcher>,
  );
  expect(await screen.findByText('No action needed')).toBeTruthy();
  expect(screen.queryByText('Who acts next:')).toBeNull();
});
