import type { Request } from '@portal/contract';
import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { buildMember, sessionUser } from '@portal/shared-ui/testing';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Component as RequestSubmittedPage } from './RequestSubmittedPage.tsx';

afterEach(() => vi.unstubAllGlobals());

// what was read once stays in memory: each test has a separate project and request
function open(id: number, member: Parameters<typeof buildMember>[0], change: Partial<Request> = {}) {
  fakeApi(({ path }) => {
    if (path === `/request/${id}/`)
      return {
        body: {
          ...buildDraft({ projectId: id }),
          id,
          status: 2,
          submission_date: '2026-11-20',
          stages: [],
          ...change,
        },
      };
    return path === '/research-team/'
      ? { body: { results: [buildMember(member)], abilities: {} } }
      : undefined;
  });
  const router = createMemoryRouter(
    [{ path: '/request/:objectId/submitted', element: <RequestSubmittedPage /> }],
    { initialEntries: [`/request/${id}/submitted`] },
  );
  render(
    <PortalProvider>
      <AsResearcher>
        <RouterProvider router={router} />
      </AsResearcher>
    </PortalProvider>,
  );
}

test('nothing is left to do once everyone is ready', async () => {
  open(71, {});
  expect(await screen.findByText(/^You don't need to do anything\. We will email you when/)).toBeTruthy();
});

test('who submitted for someone else reads whom we will email', async () => {
  open(75, {}, { owner: { id: sessionUser().id + 1, display_name: 'Maya Lindqvist' } });
  expect(await screen.findByText(/We will email Maya Lindqvist when something changes\.$/)).toBeTruthy();
});

/** Who of the team is named is not the reader. */
const OF_ANOTHER = { access_control_list: [{ user_id: 44, removal_date: null }] } as Partial<Request>;

test('while someone is not ready it says who must do what', async () => {
  open(72, { user_id: 44, warnings: ['no_joinder'] }, OF_ANOTHER);
  expect(await screen.findByText(/Maya must log in and agree to the joinder\./)).toBeTruthy();
  expect(screen.queryByText(/You don't need to do anything/)).toBeNull();
});

test('the joinder comes after the agreement that it joins', async () => {
  open(75, { user_id: 44, warnings: ['no_joinder', 'institution_has_no_rda'] }, OF_ANOTHER);
  const agreement = await screen.findByText(/Maya's institution must be approved\./);
  const list = agreement.parentElement?.textContent ?? '';
  expect(list).toMatch(/institution must be approved\..*Then Maya must agree to the joinder\./);
  expect(list).not.toContain('log in');
});

test('a member who reads it is addressed, not named', async () => {
  open(76, { warnings: ['no_joinder', 'institution_has_no_rda'] });
  const item = (await screen.findByText(/Your institution must be approved first\./)).closest('li');
  expect(item?.textContent).toMatch(/^For your access:.*Then you must agree to the joinder\.$/);
});

test('who only waits for others reads that there is nothing to do, not that the team is not ready', async () => {
  open(77, { warnings: ['not_confirmed'] });
  expect(await screen.findByText(/^Nothing right now: others act first/)).toBeTruthy();
  expect(screen.getByText('Who acts next')).toBeTruthy();
});

test('who is the only one not ready reads what they still need', async () => {
  open(78, { warnings: ['no_joinder'] });
  expect(await screen.findByText(/^See below what you still need for access\./)).toBeTruthy();
});

test('no one waits for a word of the institution that the installation does without', async () => {
  open(73, { warnings: ['not_confirmed'], ready: true });
  expect(await screen.findByText(/^You don't need to do anything\./)).toBeTruthy();
  expect(screen.queryByText(/must confirm/)).toBeNull();
});

test('Research Match is promised by its quarter, and nothing within two weeks', async () => {
  const note = 'Waiting for a reviewer. Decision expected by 12/31/2026.';
  const stages = [{ key: 'review', label: 'Review', date: null, state: 'current', note }] as const;
  open(74, {}, { type: 4, stages: [...stages] });
  expect(await screen.findByText(note)).toBeTruthy();
  expect(screen.getByText(/Research Match applications are reviewed quarterly/)).toBeTruthy();
  expect(screen.queryByText(/two weeks/)).toBeNull();
});
