import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { showList } from '../../../testing/show-list.tsx';
import { Component as RequestListPage } from './RequestListPage.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a click on a row opens the request, a button leads to its form; Home comes before the title [C2.10.1]', async () => {
  fakeApi(({ path }) =>
    path === '/request/'
      ? { body: { count: 1, next: null, previous: null, results: [buildDraft()] } }
      : undefined,
  );
  const user = showList(RequestListPage, '/request');
  const cell = await screen.findByRole('cell', { name: 'Maya Lindqvist' });
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('HomeRequests');
  expect(screen.getByRole('link', { name: 'New Request' }).getAttribute('href')).toBe('/request/create/');
  await user.click(cell);
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/request/7');
});
