import { FreshReads, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import OnboardingPanel from './OnboardingPanel.tsx';
import ProjectsPanel from './ProjectsPanel.tsx';
import RecentRequestsPanel from './RecentRequestsPanel.tsx';

afterEach(() => vi.unstubAllGlobals());

test('requests and projects of home lead to their pages [R2.6-01 R2.6-02]', async () => {
  const project = { id: 5, title: 'Sleep in siblings', sfari_project_id: 'PRJ000005', latest_irb: null };
  fakeApi(({ path }) => {
    const results = path === '/request/' ? [buildDraft()] : [project];
    return { body: { count: 1, next: null, previous: null, results } };
  });
  renderWithPortal(
    <FreshReads>
      <AsResearcher>
        <RecentRequestsPanel />
        <ProjectsPanel />
      </AsResearcher>
    </FreshReads>,
  );
  const request = await screen.findByRole('link', { name: /^REQ000007/ });
  expect(request.getAttribute('href')).toBe('/request/7');
  const [, projects] = await screen.findAllByRole('list');
  const link = within(projects ?? document.body).getByRole('link', { name: 'Sleep in siblings' });
  expect(link.getAttribute('href')).toBe('/project/5');
});

test('the step of a request follows the newest submitted one, and a draft only without one', async () => {
  const submitted = { ...buildDraft(), id: 8, sfari_request_id: 'REQ000008', status: 2 as const };
  const calls = fakeApi(({ path, query }) =>
    path === '/request/' && query.get('renewal_of__isnull') === 'true'
      ? { body: { count: 2, next: null, previous: null, results: [submitted] } }
      : path === '/project/'
        ? { body: { count: 1, next: null, previous: null, results: [{ id: 5 }] } }
        : undefined,
  );
  renderWithPortal(
    <FreshReads>
      <AsResearcher>
        <OnboardingPanel />
      </AsResearcher>
    </FreshReads>,
  );
  expect(await screen.findByText(/^REQ000008 is waiting for a reviewer\./)).toBeTruthy();
  const asked = calls.find(({ query }) => query.has('renewal_of__isnull'));
  expect(asked?.query.get('ordering')).toBe('-submission_date,-id');
});

test('a member of a team sees who has its requests, which are not theirs to act on', async () => {
  const owner = { id: 99, display_name: 'Ruth Klein' };
  const returned = { ...buildDraft(), id: 8, sfari_request_id: 'REQ000008', status: 6 as const, owner };
  fakeApi(({ path, query }) =>
    path === '/request/' && query.get('is_own') === 'false'
      ? { body: { count: 1, next: null, previous: null, results: [returned] } }
      : undefined,
  );
  renderWithPortal(
    <FreshReads>
      <AsResearcher>
        <OnboardingPanel />
      </AsResearcher>
    </FreshReads>,
  );
  const row = within(await screen.findByRole('list', { name: 'Waiting for others' })).getByRole('listitem');
  expect(row.textContent).toContain('Ruth Klein (Revisions Requested)');
  expect(within(row).getByRole('link', { name: 'See REQ000008' }).getAttribute('href')).toBe('/request/8');
  expect(screen.queryByRole('list', { name: 'Your turn' })).toBeNull();
});

test('a home without projects says so and leads to the form [R8-03 R8-21]', async () => {
  fakeApi(() => undefined);
  renderWithPortal(
    <FreshReads>
      <AsResearcher>
        <ProjectsPanel />
      </AsResearcher>
    </FreshReads>,
  );
  expect(await screen.findByRole('heading', { name: 'No Projects' })).toBeTruthy();
  const [link] = screen.getAllByRole('link').filter((one) => one.getAttribute('href') === '/project/create');
  expect(link).toBeTruthy();
});
