import { screen, waitFor } from '@testing-library/react';
import type { Role } from '@portal/contract/roles';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component } from './CompliancePage.tsx';

const server = fakeServer();
const row = (id: number, name: string, more: object = {}) => ({
  id,
  display_name: name,
  current_io: { id: 70 + id, display_name: `Officer ${id}` },
  compliance_status: 2,
  current_anniversary: '2026-12-24',
  executed: '2020-12-24',
  verified_at: '2025-11-30T12:00:00Z',
  requestCount: 4,
  admin_acknowledge: false,
  version: 'W/"7"',
  abilities: { read: true, acknowledge: true },
  ...more,
});
const list = (...results: object[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  groups: { compliance_status: { 1: 14, 2: 1, 3: 1 } },
});
const show = (role: Role = 'sfari_admin', at = '/compliance') =>
  showPage(Component, { route: 'compliance', at, role });

test('each institution is listed with its state, day and requests, and leads to its page [S2.12-02 S3-36]', async () => {
  server.on(
    'GET /institution-compliance/',
    list(
      row(3, 'Brentwood Hospital', {
        compliance_status: 3,
        current_anniversary: '2026-11-01',
        current_io: null,
      }),
      row(4, 'Kestrel Genome Center'),
    ),
  );
  const { user, container } = show();
  const link = await screen.findByRole('link', { name: 'Brentwood Hospital' });
  expect(link.getAttribute('href')).toBe('/institution/3');
  expect(screen.getByRole('heading', { level: 1, name: 'SBSO Compliance' })).toBeTruthy();
  const cells = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(cells[1]).toMatch(/No Signing Official.*Overdue.*11\/01\/2026.*11\/30\/2025.*4/);
  expect(cells[2]).toMatch(/Officer 4.*Due.*12\/24\/2026/);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toContain('Home');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('cell', { name: '12/24/2026' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toContain('/institution/4');
});

test('the state is a filter with counts, which lives in the address [S4.11-01]', async () => {
  const asked: string[] = [];
  server.on('GET /institution-compliance/', ({ query }: { query: URLSearchParams }) => {
    asked.push(`${query.get('compliance_status')} ${query.get('admin_acknowledge')}`);
    return { body: list(row(4, 'Kestrel Genome Center')) };
  });
  const { user, router } = show();
  await screen.findByRole('link', { name: 'Kestrel Genome Center' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compliance' }), 'Compliant (14)');
  await waitFor(() => expect(asked.at(-1)).toBe('1 null'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Acknowledgment' }), 'Not acknowledged');
  await waitFor(() => expect(asked.at(-1)).toBe('1 false'));
  expect(router.state.location.search).toContain('compliance_status=1');
});

test('an administrator acknowledges the version that is shown, and takes it back [S7-24]', async () => {
  server.on('GET /institution-compliance/', list(row(4, 'Kestrel Genome Center')));
  const { user } = show();
  server.on('PUT /institution/4/', ({ body }: { body: unknown }) => ({
    body: row(4, 'Kestrel Genome Center', body as object),
    etag: 'W/"8"',
  }));
  const button = await screen.findByRole('button', { name: 'Acknowledge that Kestrel Genome Center is due' });
  server.on(
    'GET /institution-compliance/',
    list(row(4, 'Kestrel Genome Center', { admin_acknowledge: true, version: 'W/"8"' })),
  );
  await user.click(button);
  await user.click(
    await screen.findByRole('button', { name: 'Undo the acknowledgment of Kestrel Genome Center' }),
  );
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent).toMatchObject([
    { call: 'PUT /institution/4/', ifMatch: 'W/"7"', body: { admin_acknowledge: true } },
    { call: 'PUT /institution/4/', ifMatch: 'W/"8"', body: { admin_acknowledge: false } },
  ]);
});

test('the person who only reads sees what was acknowledged, and no button; nothing due needs none', async () => {
  const reads = { abilities: { read: true, acknowledge: false } };
  server.on(
    'GET /institution-compliance/',
    list(
      row(3, 'Seen', { ...reads, admin_acknowledge: true }),
      row(4, 'Unseen', reads),
      row(5, 'Fine', { ...reads, compliance_status: 1, verified_at: null }),
    ),
  );
  show('internal_read_only');
  await screen.findByRole('link', { name: 'Seen' });
  const cells = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(cells[1]).toMatch(/Acknowledged$/);
  expect(cells[2]).toMatch(/No$/);
  expect(cells[3]).toMatch(/Not yet.*Nothing due$/);
  expect(screen.queryByRole('button', { name: /cknowledge that/ })).toBeNull();
});

test('without an executed RDA there is nothing to follow, and the page says when there is', async () => {
  server.on('GET /institution-compliance/', list());
  show();
  expect(await screen.findByText('No Entries')).toBeTruthy();
});
