import type { SessionRole } from '@portal/contract/roles';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { ReadyPanel } from './ReadyPanel.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const toSign = (id: string, abilities: Readonly<Record<string, boolean>>) => ({
  id,
  institution: { id: 3, display_name: 'Northfield University' },
  abilities,
});

function show(role: SessionRole, { isEmpty = false } = {}) {
  const none = page([]);
  const sent = serve({
    'GET /agreement/': () => ({
      // the first is of an institution for which the reader cannot sign
      body: page([toSign('a', { countersign: false }), toSign('b', { countersign: true })], { count: 3 }),
    }),
    'GET /transfer-agreement/': () => ({ body: page([toSign('c', { execute: true })]) }),
    'GET /institution/': () => ({ body: page([], { groups: { status: isEmpty ? {} : { 2: 3 } } }) }),
    'GET /request/': ({ query }) => {
      if (isEmpty) return { body: none };
      if (query.get('ready_to_approve') === 'true')
        return { body: page([], { groups: { type: { 1: 6, 2: 1, 3: 0 } } }) };
      if (query.get('grouping') === 'status')
        return { body: page([], { groups: { status: { 2: 10, 3: 4 } } }) };
      return { body: page([], { count: query.has('last_message') ? 4 : 5 }) };
    },
  });
  return { ...showAs(role, <ReadyPanel />), sent };
}
const readLines = async () => {
  const list = within(await screen.findByRole('list', { name: 'What you can finish now' }));
  return list
    .getAllByRole('link')
    .map((link) => [link.textContent, new URL(link.getAttribute('href') ?? '', 'https://x.test')] as const);
};

test('an administrator reads what can be finished now by kind of act, and each line begins it', async () => {
  const { container, sent } = show('sfari_admin');
  const lines = await readLines();
  expect(lines.map(([text]) => text)).toEqual([
    '6 Dataset requests are ready to approveApprove',
    '1 Biospecimen request is ready to approveApprove',
    '4 requests have an answer from the researcherRead',
    '5 new requests need a primary reviewerAssign',
    '10 new Research Match applications need a primary reviewer or are ready to beginAssign',
    '3 institutions are waiting for a decisionDecide',
  ]);
  const address = lines[0]?.[1];
  expect(address?.pathname).toBe('/request');
  expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
    ready_to_approve: 'true',
    type__in: '1',
    sort: '-days_in_status',
    size: '100',
    run: '6~type__in:1;ready_to_approve:true',
  });
  expect(lines.at(-2)?.[1].href).toBe('https://x.test/research-match-review?tab=new');
  expect(lines.at(-1)?.[1].href).toBe('https://x.test/institution?status=2');
  expect(sent.some(({ path }) => path === '/transfer-agreement/')).toBe(false);
  expect(await axeViolations(container)).toEqual([]);
});

test('who signs for the foundation begins with the first agreement that they can sign', async () => {
  show('sfari_admin_lead');
  const lines = await readLines();
  expect(lines.slice(0, 2).map(([text, { pathname, search }]) => [text, pathname + search])).toEqual([
    ['2 RDAs are waiting for your signatureSign', '/rda/b?run=2'],
    ['1 MTA is waiting for your signatureSign', '/mta/c?run=1'],
  ]);
});

test('nothing to finish is said', async () => {
  show('sfari_admin', { isEmpty: true });
  expect(await screen.findByRole('heading', { name: 'Nothing is ready for you' })).toBeTruthy();
});
