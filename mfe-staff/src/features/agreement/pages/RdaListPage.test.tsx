import { screen, waitFor } from '@testing-library/react';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { AGREEMENT_ID, agreementRow, emptyList } from '@portal/shared-ui/testing';
import { Component } from './RdaListPage.tsx';

const server = fakeServer();

test('staff find agreements by the three filters, and a row leads to its RDA [C4.6.1 S2.1-02]', async () => {
  const asked: string[] = [];
  server.on('GET /agreement/', ({ query }: { query: URLSearchParams }) => {
    asked.push(`${query.get('status')} ${query.get('current')}`);
    return { body: { ...emptyList, count: 1, results: [agreementRow({ data: { status: 2 } })] } };
  });
  const { user, container } = showPage(Component, { route: 'rda', role: 'sfari_reviewer' });
  const link = await screen.findByRole('link', { name: 'Northfield University' });
  expect(link.getAttribute('href')).toBe(`/rda/${AGREEMENT_ID}`);
  expect(screen.getAllByText('Awaiting Execution').length).toBeGreaterThan(0);
  for (const [name, status] of [
    ['Fully Executed', '3'],
    ['Pending SBSO Signature', '1'],
    ['Pending Execution', '2'],
  ] as const) {
    expect(screen.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveProperty('value', status);
    await user.selectOptions(screen.getByRole('combobox', { name: 'RDA status' }), status);
    await waitFor(() => expect(asked.at(-1)).toBe(`${status} true`));
  }
  // A reviewer reads.
  expect(screen.queryByRole('button', { name: 'New RDA' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'RDA template' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('administrators see which template is in use', async () => {
  server.on('GET /agreement/', emptyList);
  server.on('GET /rda-template/', {
    ...emptyList,
    count: 1,
    results: [
      {
        id: AGREEMENT_ID,
        name: 'template.pdf',
        size: 1,
        sha256: 'a',
        scan: 'clean',
        creator: { id: 2, display_name: 'Ada Admin' },
        created: '2026-03-01T10:00:00Z',
        current: true,
      },
    ],
  });
  showPage(Component, { route: 'rda', role: 'sfari_admin' });
  expect(await screen.findByText('template.pdf')).toBeTruthy();
  expect(screen.getByText('In use')).toBeTruthy();
  expect(screen.getByText('Ada Admin, 03/01/2026')).toBeTruthy();
});
