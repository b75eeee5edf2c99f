import { configure, screen } from '@testing-library/react';
import { FEATURES } from '@portal/contract/administration';
import { openRoutes, personRow as person } from '@portal/shared-ui/testing';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { peopleRoutes } from '../people.routes.tsx';

const openPeople = (path: string, options: Parameters<typeof openRoutes>[2]) =>
  openRoutes(peopleRoutes, path, options);

// Pages come lazily; a busy machine needs longer for the first of them than a test waits.
beforeAll(async () => {
  vi.setConfig({ testTimeout: 30_000 });
  configure({ asyncUtilTimeout: 8000 });
  await Promise.all([import('./UserListPage.tsx'), import('./UserPage.tsx'), import('./PublicUserPage.tsx')]);
}, 60_000);
afterEach(() => vi.unstubAllGlobals());

const list = (...results: unknown[]) => ({
  body: { count: results.length, next: null, previous: null, results },
});

describe('the list', () => {
  test('of a Signing Official has no New user and no choice of institution', async () => {
    openPeople('/user', { role: 'sbso', answers: { 'GET /user/': list(person()) } });
    await screen.findByRole('link', { name: 'Ada Byron' });
    expect(screen.queryByRole('link', { name: 'New user' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Institution' })).toBeNull();
  });
});

describe('a person', () => {
  const read = (abilities: Record<string, boolean>) => ({ 'GET /user/7/': { body: person({ abilities }) } });

  test('is shown to a Signing Official without work, comments, trail or actions', async () => {
    const { sent } = openPeople('/user/7', { role: 'sbso', answers: read({ read: true }) });
    await screen.findByRole('heading', { level: 1, name: 'Ada Byron' });
    for (const name of ['Projects, requests and collaborations', 'Comments', 'Emails', 'Audit trail'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent.map(({ call }) => call)).toEqual(['GET /user/7/']);
  });
});

test('a researcher’s public page has no address [C2.1.13]', async () => {
  openPeople('/public/user/7', {
    role: 'primary_researcher',
    answers: {
      'GET /feature-toggle/': {
        body: { count: 1, results: [{ id: 1, feature_code: FEATURES.publicProfiles, enabled: true }] },
      },
      'GET /public/user/7/': {
        body: { id: 7, display_name: 'Ada Byron', title: 'Professor', institution: 'Hillside Institute' },
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeTruthy();
  expect(screen.getByText('Hillside Institute')).toBeTruthy();
  expect(document.body.textContent).not.toContain('@');
});
