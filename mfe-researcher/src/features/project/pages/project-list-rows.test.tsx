import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { showList } from '../../../testing/show-list.tsx';
import { Component as ProjectListPage } from './ProjectListPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const letter = { file: 'f-1', file_name: 'irb.pdf', assurance_number: null, approval_date: '2026-01-02' };
const project = (id: number, title: string, latest_irb: object | null) => ({
  id,
  sfari_project_id: `PRJ00000${id}`,
  title,
  abstract: `All about ${title}.`,
  latest_irb,
  abilities: {},
});
const PROJECTS = [
  project(1, 'Sleep', { ...letter, designation: 1, renewal_date: '2030-01-31', state: 'valid' }),
  project(2, 'Speech', { ...letter, designation: 2, renewal_date: null, state: 'valid' }),
  project(3, 'Touch', null),
];

function serve(results: readonly object[]) {
  const calls = fakeApi(({ path }) =>
    path === '/project/'
      ? { body: { count: results.length, next: null, previous: null, results } }
      : { body: { id: 'f-1', signed_url: '/api/file/f-1/content/?token=t' } },
  );
  const asked = vi.spyOn(globalThis, 'fetch');
  return { calls, firstAddress: () => asked.mock.calls[0]?.[0] };
}

test('an investigator has these columns by title, a button, and no search [R2.3-01 R2.3-03 R2.3-06 R2.3-07]', async () => {
  const { firstAddress } = serve(PROJECTS);
  showList(ProjectListPage, '/project');
  const rows = (await screen.findByRole('cell', { name: 'Sleep' })).closest('tbody');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SFARI ID',
    'Title',
    'Abstract',
    'IRB',
    'IRB Expiration Date',
  ]);
  const ends = within(rows ?? document.body)
    .getAllByRole('row')
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(ends).toEqual(['01/31/2030', 'Exempt', '--']);
  expect(firstAddress()).toMatch(/[?&]ordering=title(&|$)/);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'New project' })).toBeTruthy();
});

test('abstracts open in a modal, letters are downloaded, and where there is none it says -- [R2.3-04 R2.3-05]', async () => {
  vi.stubGlobal('location', { search: '', assign: vi.fn<(address: string) => void>() });
  const { calls } = serve(PROJECTS);
  const user = showList(ProjectListPage, '/project');
  await user.click(await screen.findByRole('button', { name: 'View Abstract of Speech' }));
  const dialog = await screen.findByRole('dialog', { name: 'Speech' });
  expect(within(dialog).getByText('All about Speech.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'View IRB of Sleep' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/file/f-1/'));
  const cells = within(screen.getByRole('row', { name: /Touch/ })).getAllByRole('cell');
  expect(cells.at(-2)?.textContent).toBe('--');
});

test('without projects the list says so and leads to the form [R2.3-02]', async () => {
  serve([]);
  showList(ProjectListPage, '/project');
  expect(await screen.findByRole('heading', { name: 'No results matching search.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create a project' }).getAttribute('href')).toBe(
    '/project/create/',
  );
});
