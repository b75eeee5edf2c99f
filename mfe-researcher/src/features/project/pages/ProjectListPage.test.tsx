import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { showList } from '../../../testing/show-list.tsx';
import { Component as ProjectListPage } from './ProjectListPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const PROJECT = {
  id: 49,
  sfari_project_id: 'PRJ000049',
  title: 'Sleep in siblings',
  abstract: '<p>How they sleep.</p>',
  latest_irb: null,
  abilities: {},
};

test('a click on a row opens the project, New project leads to its form; Home comes before the title [C2.10.1]', async () => {
  fakeApi(({ path }) =>
    path === '/project/' ? { body: { count: 1, next: null, previous: null, results: [PROJECT] } } : undefined,
  );
  const user = showList(ProjectListPage, '/project');
  const cell = await screen.findByRole('cell', { name: 'Sleep in siblings' });
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('HomeProjects');
  expect(screen.getByRole('link', { name: 'New project' }).getAttribute('href')).toBe('/project/create/');
  await user.click(cell);
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/project/49');
});

const EXPIRED = {
  ...PROJECT,
  owner: { id: 9, display_name: 'Maya Lindqvist' },
  latest_irb: {
    file: 'f-1',
    file_name: 'irb.pdf',
    designation: 1,
    assurance_number: null,
    approval_date: '2024-01-02',
    renewal_date: '2025-01-02',
    state: 'expired',
  },
};
const serveExpired = () =>
  fakeApi(({ path }) =>
    path === '/project/' ? { body: { count: 1, next: null, previous: null, results: [EXPIRED] } } : undefined,
  );

test('an expired letter is theirs to an investigator, who sees only own projects', async () => {
  serveExpired();
  showList(ProjectListPage, '/project');
  expect(await screen.findByText('Your IRB has expired.')).toBeTruthy();
  expect(screen.queryByText('Maya Lindqvist')).toBeNull();
});

test('staff read whose project it is, and that the letter has expired, not that theirs has', async () => {
  serveExpired();
  showList(ProjectListPage, '/project', { isStaff: true });
  expect(await screen.findByText('The IRB has expired.')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /Principal investigator/ })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Maya Lindqvist' })).toBeTruthy();
});
