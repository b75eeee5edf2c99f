import type { Role } from '@portal/contract/roles';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { StaffRequestView } from './StaffRequestView.tsx';

afterEach(() => vi.unstubAllGlobals());

const BANNER = 'This request is from a researcher at an unconfirmed institution.';
const institution = (status: 2 | 3) => ({
  id: 1,
  display_name: 'Lakeside University',
  status,
  rda_status: 3 as const,
});

function show(role: Role, status: 2 | 3) {
  serve({});
  const request = buildRequest({ institution: institution(status), abilities: {}, decisions: [] });
  return showAs(role, <StaffRequestView request={request} etag={null} reload={() => Promise.resolve()} />);
}

test.each(['sfari_admin', 'sfari_reviewer'] as const)(
  '%s reads that the institution is not confirmed, until it is [S2.6-25]',
  (role) => {
    const { unmount } = show(role, 2);
    expect(screen.getByText(BANNER)).toBeTruthy();
    unmount();
    show(role, 3);
    expect(screen.queryByText(BANNER)).toBeNull();
  },
);

test('the way back ends with the number of the request [S2.6-02]', () => {
  serve({});
  const request = buildRequest({ abilities: {}, decisions: [] });
  showAs('sfari_admin', <StaffRequestView request={request} etag={null} reload={() => Promise.resolve()} />);
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(crumbs.at(-1)?.textContent).toBe(request.sfari_request_id);
});

function showMode(mode: string, abilities: Record<string, boolean>) {
  serve({});
  const request = buildRequest({ abilities, decisions: [] });
  return showAs(
    'sfari_admin',
    <StaffRequestView request={request} etag={null} reload={() => Promise.resolve()} />,
    { path: `/request/${request.id}?mode=${mode}&from=%2Frequest&at=2` },
  );
}

test('the mode of the audit trail opens it [S2.6-01]', async () => {
  showMode('audit', { view_history: true });
  const tab = await screen.findByRole('tab', { name: 'Audit Trail' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

test.each([
  ['audit', "You don't have access to the audit trail of this request. You see the request instead."],
  ['summary', 'This request has no summary to edit. You see the request instead.'],
  ['edit', "You can't edit this request right now. You see it read-only."],
])('a mode that is closed says so: %s', (mode, text) => {
  showMode(mode, {});
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Request Details' })).toBeTruthy();
});

test.each([
  ['sfari_reviewer', 1, true, 'Go to your review'],
  ['external_reviewer', 2, true, 'Go to your review'],
  // the review itself has its own page
  ['sfari_reviewer', 4, true, 'Go to the reviews'],
  ['internal_reviewer', 1, false, 'Go to the reviews'],
  ['sfari_admin', 1, false, 'Go to ADMIN'],
] as const)(
  'on a phone the link of the %s of type %i to the panel says what is there',
  (role, type, isMine, name) => {
    serve({});
    const mine = { id: 1, display_name: 'Dana', review_id: 8, reviewer_role: 1, quarter: null } as const;
    const request = buildRequest({ type, abilities: {}, decisions: [], review_users: isMine ? [mine] : [] });
    showAs(role, <StaffRequestView request={request} etag={null} reload={() => Promise.resolve()} />);
    const [link] = screen.getAllByRole('link', { name });
    expect(link?.getAttribute('href')).toBe('#admin');
  },
);
