import { screen, waitFor } from '@testing-library/react';
import type { Role } from '@portal/contract/roles';
import {
  axeViolations,
  emptyList,
  fakeServer,
  showPage,
  TRANSFER_ID,
  transferRow,
} from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component } from './MtaListPage.tsx';

const server = fakeServer();
const list = (...results: object[]) => ({
  ...emptyList,
  count: results.length,
  results,
  groups: { state: { signature_needed: 2, awaiting_execution: 1 } },
});
const show = (role: Role = 'abn_proj_mgr', at = '/mta') => showPage(Component, { route: 'mta', at, role });
const other = (last: number, more: Parameters<typeof transferRow>[0]) =>
  transferRow({
    id: `${TRANSFER_ID.slice(0, -1)}${last}`,
    request: { id: last, display_name: `REQ00000${last}` },
    ...more,
  });

test('each agreement says who is waited for and since when, and leads to its page', async () => {
  const asked: string[] = [];
  server.on('GET /transfer-agreement/', ({ query }: { query: URLSearchParams }) => {
    asked.push(query.get('ordering') ?? '');
    return {
      body: list(
        transferRow(),
        other(2, { state: 'signature_needed', official: null }),
        other(3, { state: 'awaiting_execution', waiting_since: '2026-11-03T10:00:00Z' }),
        other(4, { state: 'declined' }),
        other(5, { state: 'executed', waiting_since: null }),
      ),
    };
  });
  const { container } = show();
  const link = await screen.findByRole('link', { name: 'REQ000008' });
  expect(link.getAttribute('href')).toBe(`/mta/${TRANSFER_ID}`);
  const rows = screen.getAllByRole('row').slice(1);
  const getText = (index: number) => rows[index]?.textContent ?? '';
  expect(getText(0)).toMatch(
    /Northfield University.*Rania Mansour.*Signature Needed.*Maya Lindqvist.*11\/01\/2026/,
  );
  expect(getText(1)).toMatch(/No Signing Official/);
  expect(getText(2)).toMatch(/Awaiting Execution.*The foundation.*11\/03\/2026/);
  expect(getText(3)).toMatch(/Declined.*The foundation/);
  expect(getText(4)).toMatch(/Executed.*No one.*Not waiting.*11\/01\/2026/);
  // What waits longest comes first.
  expect(asked.at(-1)).toBe('waiting_since');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toContain('Home');
  expect(await axeViolations(container)).toEqual([]);
});

test('the state is a filter with counts, and both filters live in the address', async () => {
  const asked: string[] = [];
  server.on('GET /transfer-agreement/', ({ query }: { query: URLSearchParams }) => {
    asked.push(`${query.get('state')} ${query.get('institution')}`);
    return { body: list(transferRow()) };
  });
  server.on('GET /institution/3/', { id: 3, display_name: 'Northfield University' });
  const { user, router } = show('sfari_admin', '/mta?institution=3');
  await screen.findByRole('link', { name: 'REQ000008' });
  expect(asked.at(-1)).toBe('null 3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Awaiting Execution (1)');
  await waitFor(() => expect(asked.at(-1)).toBe('awaiting_execution 3'));
  expect(router.state.location.search).toContain('state=awaiting_execution');
});

test('without agreements the list says when one appears', async () => {
  server.on('GET /transfer-agreement/', list());
  show();
  expect(
    await screen.findByText('An agreement appears here once a tissue request is approved.'),
  ).toBeTruthy();
});
