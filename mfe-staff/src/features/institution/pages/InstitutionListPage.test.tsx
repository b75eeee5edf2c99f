import { screen, waitFor } from '@testing-library/react';
import type { Role } from '@portal/contract/roles';
import { axeViolations, fakeServer, showPage, institutionRow } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component } from './InstitutionListPage.tsx';

const server = fakeServer();
const list = (...results: object[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  groups: { status: { 3: 1 } },
});
const show = (role: Role = 'sfari_admin', at = '/institution') =>
  showPage(Component, { route: 'institution', at, role });

test('a row leads to its page, and creating to its own [C2.10.1 S2.1-01]', async () => {
  server.on('GET /institution/', list(institutionRow()));
  const { user, container } = show();
  const link = await screen.findByRole('link', { name: 'Northfield University' });
  expect(link.getAttribute('href')).toBe('/institution/3');
  expect(screen.getByRole('link', { name: 'New institution' }).getAttribute('href')).toBe(
    '/institution/create/',
  );
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('cell', { name: '12-3456789' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toContain('/institution/3');
});

test('the breadcrumbs read Home > Institutions [C2.10.1]', async () => {
  server.on('GET /institution/', list(institutionRow()));
  show();
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(crumbs.textContent).toBe('HomeInstitutions');
});

test('filters live in the address and go to the server', async () => {
  const asked: string[] = [];
  server.on('GET /institution/', ({ query }: { query: URLSearchParams }) => {
    asked.push(`${query.get('status')} ${query.get('rda_status')} ${query.get('search')}`);
    return { body: list(institutionRow()) };
  });
  const { user, router } = show('sfari_reviewer', '/institution?rda_status=1&q=north');
  await screen.findByRole('link', { name: 'Northfield University' });
  expect(screen.getByRole('option', { name: 'Pending SBSO Signature' })).toHaveProperty('selected', true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Institution Approved (1)');
  await waitFor(() => expect(asked.at(-1)).toBe('3 1 north'));
  expect(router.state.location.search).toContain('status=3');
  // a reviewer reads
  expect(screen.queryByRole('link', { name: 'New institution' })).toBeNull();
});

test('an empty list says why', async () => {
  server.on('GET /institution/', list());
  show();
  expect(await screen.findByText('No Entries')).toBeTruthy();
});
