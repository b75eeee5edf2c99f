import type { Role } from '@portal/contract/roles';
import { screen, waitFor } from '@testing-library/react';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component as EditPage } from './ReleaseNoteEditPage.tsx';
import { Component as NotesPage } from './ReleaseNotesPage.tsx';

const server = fakeServer();
const note = (more: object = {}) => ({
  id: 2,
  version: '1.0',
  text: '<p>Windows of reviews</p>',
  released: true,
  released_at: '2026-11-02T10:00:00Z',
  current: true,
  created: '2026-10-21T10:00:00Z',
  modified: '2026-11-02T10:00:00Z',
  abilities: { edit: false, delete: false },
  ...more,
});
const OLDER = note({ id: 1, version: '0.9', text: '<p>First pages</p>', current: false });
const may = { abilities: { edit: true, delete: true } };
const DRAFT = note({
  id: 3,
  version: '1.1',
  text: '<p>Orders</p>',
  released: false,
  released_at: null,
  current: false,
  ...may,
});
const list = (...results: readonly object[]) =>
  server.on('GET /release_note/', { count: results.length, next: null, previous: null, results });
const show = (role: Role, search = '') =>
  showPage(NotesPage, { route: 'release-notes', at: `/release-notes${search}`, role });

test('the current note is shown first, the picker leads to another, and readers change nothing [S2.11-01]', async () => {
  list(note(), OLDER);
  const { user, container } = show('sfari_admin');
  expect(await screen.findByRole('heading', { name: 'Version 1.0' })).toBeTruthy();
  expect(screen.getByText('Current version')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New release note' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Version'), '0.9');
  expect(await screen.findByText('First pages')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('an address with a version that has no note says so and shows the current one', async () => {
  list(note(), OLDER);
  show('sfari_admin', '?version=7.7');
  expect(await screen.findByText('There is no release note for version 7.7.')).toBeTruthy();
  expect(screen.getByText('Windows of reviews')).toBeTruthy();
});

test('without any note the page says so', async () => {
  list();
  show('rm_admin');
  expect(await screen.findByText('No release notes yet')).toBeTruthy();
});

test('a draft is released after a question, as the version that was read [S4.9-01]', async () => {
  list(DRAFT, note(may));
  server.on('GET /release_note/3/', DRAFT);
  server.on('PUT /release_note/3/', { ...DRAFT, released: true });
  const { user } = show('superuser', '?version=1.1');
  const button = await screen.findByRole('button', { name: 'Release' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Release version 1.1' }));
  await waitFor(() =>
    expect(server.sent.map(({ body, ifMatch }) => ({ body, ifMatch }))).toEqual([
      { body: { version: '1.1', text: '<p>Orders</p>', released: true }, ifMatch: '"1"' },
    ]),
  );
});

test('a version that is left out is said at its field, in the words of the specification [S5-23]', async () => {
  server.on('GET /release_note/3/', DRAFT);
  const { user } = showPage(EditPage, {
    route: 'release-notes/:id/edit',
    at: '/release-notes/3/edit',
    role: 'superuser',
  });
  const version = await screen.findByLabelText('Version');
  await user.clear(version);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
  expect(server.sent).toEqual([]);
});
