import type { Request } from '@portal/contract/types';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { Component as StaffRequestPage } from '../../triage/pages/StaffRequestPage.tsx';

const server = fakeServer();

function open(request: Request, renewal?: object, query = '') {
  server.on(`GET /request/${request.id}/`, request);
  server.on('GET /renewal/', {
    count: renewal ? 1 : 0,
    next: null,
    previous: null,
    results: renewal ? [renewal] : [],
  });
  return showPage(StaffRequestPage, {
    route: 'request/:objectId',
    at: `/request/${request.id}${query}`,
    role: 'sfari_admin',
  });
}
const panel = async () => within(await screen.findByRole('complementary', { name: 'ADMIN' }));
const RENEWAL = {
  id: 902,
  sfari_request_id: 'REQ000777-R1',
  type: 1,
  status: 2,
  form_version: 1001,
  submission_date: '2026-11-20T10:00:00Z',
  decision_date: null,
  additional_data: { publication_status: 1, publication_data: 'Moreau 2026', requiresAccess: 'Yes' },
  abilities: { edit: true },
  decisions: [4, 5, 6],
};

test('a request leads to its latest renewal, which is decided and edited there [S4.3-03 S2.6-16]', async () => {
  const request = buildRequest({ status: 7, renewal_status: 2, decisions: [13, 14] });
  const { container, user } = open(request, RENEWAL);
  const admin = await panel();
  await user.click(admin.getByRole('button', { name: 'More actions' }));
  expect((await admin.findByRole('link', { name: 'Decide on REQ000777-R1' })).getAttribute('href')).toBe(
    '/request/902',
  );
  expect(admin.getByRole('link', { name: 'Edit Renewal' }).getAttribute('href')).toBe(
    '/request/902?mode=edit',
  );
  expect(admin.queryByText('Edit Request')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('its answers and its place are on the page [R2.4-12 R2.4-14]', async () => {
  const request = buildRequest({ status: 7, renewal_status: 2 });
  const { user } = open(request, RENEWAL, '?tab=publication_info');
  expect(await screen.findByText('Moreau 2026')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Renewal' }));
  const list = within(await screen.findByRole('list', { name: 'Renewals of this request' }));
  expect(list.getByText('Submitted 11/20/2026')).toBeTruthy();
});

test('a renewal leads back, and shows no resources of its own', async () => {
  const request = buildRequest({
    status: 2,
    renewal_of: {
      id: 77,
      sfari_request_id: 'REQ000077',
      type: 1,
      status: 7,
      expiration_date: '2027-01-15T12:00:00Z',
    },
  });
  open(request);
  const admin = await panel();
  expect((await admin.findByRole('link', { name: 'REQ000077' })).getAttribute('href')).toBe('/request/77');
  expect(admin.getByText('Access until 01/15/2027')).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Access Details' })).toBeNull();
});
