/** The wizard as administrators and project managers see it, who start requests for the owner of a project. */
import { renderWithPortal, setUpUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsStaff } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Component as RequestCreatePage } from '../pages/RequestCreatePage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const PROJECT = {
  id: 905,
  sfari_project_id: 'PRJ000005',
  title: 'Sleep in siblings',
  non_autism_research: false,
  owner: { id: 900, display_name: 'Maya Lindqvist' },
  abilities: { create_request: true },
};
const list = (...results: unknown[]) => ({
  status: 200,
  body: { count: results.length, next: null, previous: null, results },
});
const theirs = {
  ...buildDraft({ projectId: 905 }),
  type: 1 as const,
  owner: { id: 900, display_name: 'Maya Lindqvist' },
  abilities: { edit: true, submit: true, agree: false },
};

function open(path: string) {
  const calls = fakeApi(({ method, path: asked }) => {
    if (method === 'POST' && asked === '/request/') return { status: 201, body: theirs, etag: '"1"' };
    if (asked.startsWith('/request-offer/'))
      return { status: 200, body: { results: [{ type: 8, key: 'abn_tissue', reason: null }] } };
    if (asked.startsWith('/request/7/')) return { status: 200, body: theirs, etag: '"1"' };
    if (asked.startsWith('/project/905/')) return { status: 200, body: PROJECT };
    if (asked.startsWith('/project/')) return list(PROJECT);
    return list();
  });
  const answer = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push(address);
    return answer(address, init);
  });
  renderWithPortal(
    <AsStaff>
      <RequestCreatePage />
    </AsStaff>,
    { path },
  );
  return { calls, asked };
}

test('what may be started begins with the first type that the reader is offered', async () => {
  const { asked } = open('/request/create?project=905');
  const link = await screen.findByRole('link', { name: 'Start now' });
  expect(link.getAttribute('href')).toBe('/request/create?project=905&type=abn_tissue#project_request_1');
  // their own drafts, not those of everyone
  expect(asked.some((address) => address.includes('/request/?creator='))).toBe(true);
});

test('any project can be found, and its owner is named [R6-03 R2.1-14]', async () => {
  const { calls } = open('/request/create#project_request_1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Step 1 of 5: Project' })).toBeTruthy();
  const box = await screen.findByRole('combobox', { name: 'For which project?' });
  const user = setUpUser();
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: /Sleep in siblings/ }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(await screen.findByText('PRJ000005, owned by Maya Lindqvist')).toBeTruthy();
  expect(screen.getByText('REQ000007, draft for Maya Lindqvist')).toBeTruthy();
});

test('the review says that the usage policy was not asked [R2.1-05]', async () => {
  open('/request/create?draft=7#project_request_5');
  expect(await screen.findByRole('heading', { level: 1, name: 'Step 5 of 5: Review' })).toBeTruthy();
  expect(screen.getByText('Not asked: the request was started for its owner.')).toBeTruthy();
});
