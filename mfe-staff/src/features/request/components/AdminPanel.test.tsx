import { RemoteDeclaration, remoteFor } from '@portal/contract/remotes';
import { reviewAddress } from '@portal/contract/review-address';
import { ROLES, type Role } from '@portal/contract/roles';
import { REQUEST_TYPES } from '@portal/contract/statuses';
import { axeViolations } from '@portal/shared-ui/testing';
import { LoadingText } from '@portal/shared-ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../../../../remote.json' with { type: 'json' };
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { AdminPanel } from './AdminPanel.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(
  change: Parameters<typeof buildRequest>[0],
  role: Parameters<typeof showAs>[0] = 'sfari_admin',
) {
  serve({});
  const props = { request: buildRequest(change), etag: null, reload: () => Promise.resolve() };
  return showAs(role, <AdminPanel {...props} />);
}

test('REVIEW is a tab only in the Research Match flow, Availability only for biospecimens [S2.6-04 S2.6-22]', () => {
  const others: Readonly<Record<number, string[]>> = {
    2: ['ADMIN', 'Availability'],
    4: ['ADMIN', 'REVIEW'],
    5: ['ADMIN', 'REVIEW'],
  };
  for (const type of REQUEST_TYPES) {
    show({ type, abilities: { ...buildRequest().abilities, read_samples: true } });
    const tabs = screen.queryAllByRole('tab').map((tab) => tab.textContent);
    expect([type, tabs]).toEqual([type, others[type] ?? []]);
    cleanup();
  }
});

const SAMPLE_ABILITIES = { read_samples: true };
test.each([
  ['sfari_admin', 2, SAMPLE_ABILITIES, true],
  ['sfari_admin_lead', 2, SAMPLE_ABILITIES, true],
  ['sfari_reviewer', 2, SAMPLE_ABILITIES, true],
  ['internal_reviewer', 2, SAMPLE_ABILITIES, true],
  ['external_reviewer', 2, SAMPLE_ABILITIES, true],
  ['external_reviewer', 2, {}, false],
  ['external_reviewer', 1, SAMPLE_ABILITIES, false],
  ['internal_read_only', 2, { read_samples: false }, false],
  ['access_admin', 2, { read_samples: false }, false],
  ['abn_proj_mgr', 2, SAMPLE_ABILITIES, true],
  ['abn_proj_mgr', 2, {}, false],
] as const)(
  'Availability for the %s of a request of type %i: %o [R2.4-10 S2.6-04]',
  (role, type, abilities, isShown) => {
    show({ type, abilities }, role);
    expect(screen.queryByRole('tab', { name: 'Availability' }) !== null).toBe(isShown);
  },
);

test.each([
  ['external_reviewer', 4, 'Your review', ['Comments', 'REVIEW']],
  ['abn_reviewer', 2, 'Your review', ['Review and comments', 'Availability']],
  ['internal_reviewer', 4, 'Your review', ['Comments', 'REVIEW']],
  ['sfari_reviewer', 4, 'ADMIN', ['ADMIN', 'REVIEW']],
  ['abn_proj_mgr', 2, 'ADMIN', ['ADMIN', 'Availability']],
] as const)('for the %s of type %i its title is "%s"', (role, type, title, tabs) => {
  const mine = {
    id: 1,
    display_name: 'Dana Whitaker',
    review_id: 8,
    reviewer_role: 1,
    quarter: null,
  } as const;
  const abilities = { comment: true, read_samples: true };
  show({ type, abilities, review_users: [mine] }, role);
  const panel = within(screen.getByRole('complementary', { name: title }));
  expect(panel.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(panel.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
});

test('an address with #admin puts the focus on the panel, where the review is written', async () => {
  serve({});
  const request = buildRequest({ type: 1 });
  const props = { request, etag: null, reload: () => Promise.resolve() };
  const Page = ({ isLoading }: { isLoading: boolean }) => (
    <main>
      {isLoading ? <LoadingText /> : <p>The application</p>}
      <AdminPanel {...props} />
    </main>
  );
  const Loads = () => {
    const [isLoading, setLoading] = useState(true);
    useEffect(() => {
      const timer = setTimeout(() => setLoading(false), 50);
      return () => clearTimeout(timer);
    }, []);
    return <Page isLoading={isLoading} />;
  };
  showAs('sfari_reviewer', <Loads />, { path: reviewAddress(request) });
  const panel = screen.getByRole('complementary', { name: 'ADMIN' });
  expect(document.activeElement).not.toBe(panel);
  await waitFor(() => expect(document.activeElement).toBe(panel));
  cleanup();
  showAs('sfari_reviewer', <Page isLoading={false} />, { path: `/request/${request.id}` });
  expect(document.activeElement).toBe(document.body);
});

test('a reviewer without a review of this request reads "Reviews"', () => {
  show({ type: 4 }, 'internal_reviewer');
  expect(screen.getByRole('complementary', { name: 'Reviews' })).toBeTruthy();
  expect(screen.queryByText('ADMIN')).toBeNull();
});

test('its head says the status, and its parts are in their order [S2.6-05]', async () => {
  const { container } = show({
    type: 4,
    status: 8,
    abilities: { ...buildRequest().abilities, meeting_notes: true },
  });
  const panel = screen.getByRole('complementary', { name: 'ADMIN' });
  expect(within(panel).getByText('Review Meeting')).toBeTruthy();
  expect(within(panel).getByRole('button', { name: 'More actions' })).toBeTruthy();
  const titles = within(panel)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  const meeting = within(panel).getByRole('link', { name: 'Go to the review meeting page' });
  expect(meeting.getAttribute('href')).toMatch(/^\/request\/\d+\/review-meeting$/);
  for (const title of [
    'Application Decision',
    'Reviewers',
    'Comments',
    'Review meeting notes',
    'Zendesk Ids',
  ])
    expect(titles).toContain(title);
  expect(await axeViolations(container)).toEqual([]);
});

test('administrators, reviewers and project managers have it; who asks for data or signs does not [S2.6-03]', () => {
  const app = RemoteDeclaration.parse(remote);
  const others = new Set<Role>(['primary_researcher', 'pi_sbso', 'sbso']);
  for (const role of ROLES) {
    const isServed = remoteFor([app], '/request/7', role) !== undefined;
    expect([role, isServed]).toEqual([role, !others.has(role)]);
    if (!isServed) continue;
    show({}, role);
    expect([role, screen.queryAllByRole('complementary')]).toEqual([role, [expect.anything()]]);
    cleanup();
  }
});
