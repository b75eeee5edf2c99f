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
