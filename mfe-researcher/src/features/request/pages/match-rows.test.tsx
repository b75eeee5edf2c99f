import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { showList } from '../../../testing/show-list.tsx';
import { Component as RequestListPage } from './RequestListPage.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a row of Research Match leads to its request and expands to the study, another row does not [R2.3-09 R2.3-10]', async () => {
  const details = {
    ...buildDraft().details,
    additional_data: { title: 'Sleep in school', public_title: 'How children sleep', abstract: ' ' },
  };
  const bare = { ...buildDraft().details, additional_data: {} };
  const rows = [
    { ...buildDraft(), id: 71, type: 4, sfari_request_id: 'REQ000071' },
    { ...buildDraft(), id: 72, type: 4, sfari_request_id: 'REQ000072' },
    { ...buildDraft(), id: 73, type: 1, sfari_request_id: 'REQ000073' },
  ];
  fakeApi(({ path }) => {
    if (path === '/request/') return { body: { count: 3, next: null, previous: null, results: rows } };
    if (path === '/request/71/') return { body: { ...rows[0], details } };
    return path === '/request/72/' ? { body: { ...rows[1], details: bare } } : undefined;
  });
  const user = showList(RequestListPage, '/request');
  await user.click(await screen.findByRole('button', { name: 'Details of REQ000071' }));
  expect(await screen.findByText('How children sleep')).toBeTruthy();
  expect(screen.queryByText('Scientific abstract')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Details of REQ000072' }));
  expect(await screen.findByText('No details available.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Details of REQ000073' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Sleep in siblings' })[0]?.getAttribute('href')).toBe(
    '/request/71',
  );
});

test('the status of a row says how far its renewal is [R2.3-11]', async () => {
  const rows = [{ ...buildDraft(), id: 74, type: 4, status: 7, renewal_status: 2 }];
  fakeApi(({ path }) =>
    path === '/request/' ? { body: { count: 1, next: null, previous: null, results: rows } } : undefined,
  );
  showList(RequestListPage, '/request');
  expect((await screen.findAllByText('Fulfilled (Renewal Submitted)')).length).toBeGreaterThan(0);
});
