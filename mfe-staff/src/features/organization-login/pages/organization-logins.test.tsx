import { screen, within } from '@testing-library/react';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component as LoginsPage } from './OrganizationLoginsPage.tsx';

const server = fakeServer();
const organization = (more: object = {}) => ({
  id: 'lakeside',
  name: 'Lakeside University',
  issuer: 'https://login.lakeside.example',
  mail_domains: ['lakeside.example'],
  trusts_factor: true,
  redirect_url: 'https://portal.example/login/organization/lakeside',
  logout_url: 'https://portal.example/api/organization-login/lakeside/logout/',
  people: 3,
  last_login: '2026-11-20T10:00:00Z',
  tested: null,
  problem: null,
  failed_login: null,
  failed_login_problem: null,
  ...more,
});
const show = (results: readonly object[]) => {
  server.on('GET /organization-login/organizations/', { results });
  return showPage(LoginsPage, { route: 'superuser/organizations', role: 'superuser' });
};

test('says of each organization how its logins fare, and what to register there', async () => {
  const { container } = show([
    organization(),
    organization({
      id: 'nordvik',
      name: 'Nordvik Institute',
      mail_domains: [],
      trusts_factor: false,
      tested: '2026-11-21T10:00:00Z',
      problem: 'client',
    }),
    organization({
      id: 'other',
      name: 'Other',
      tested: '2026-11-21T10:00:00Z',
      failed_login: '2026-11-22T10:00:00Z',
      failed_login_problem: 'unreachable',
    }),
  ]);
  const first = within(await screen.findByRole('region', { name: 'Lakeside University' }));
  expect(first.getByText('Not tested yet')).toBeTruthy();
  expect(first.getByText('https://portal.example/login/organization/lakeside')).toBeTruthy();
  const second = within(screen.getByRole('region', { name: 'Nordvik Institute' }));
  expect(second.getByText('Does not work')).toBeTruthy();
  expect(second.getByText(/It refuses the client ID or its secret/)).toBeTruthy();
  expect(second.getByText('None: its emails confirm no one')).toBeTruthy();
  const third = within(screen.getByRole('region', { name: 'Other' }));
  expect(third.getByText('Last login failed')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a test changes the state in place', async () => {
  const { user } = show([organization()]);
  const panel = within(await screen.findByRole('region', { name: 'Lakeside University' }));
  const tested = organization({ tested: '2026-11-23T10:00:00Z' });
  server.on('POST /organization-login/lakeside/test/', { body: tested });
  server.on('GET /organization-login/organizations/', { results: [tested] });
  await user.click(panel.getByRole('button', { name: 'Test the login at Lakeside University' }));
  expect(await panel.findByText('Works')).toBeTruthy();
  expect(server.sent.at(-1)?.body).toEqual({});
});

test('says where organizations are set up if there is none', async () => {
  show([]);
  expect(await screen.findByText(/The deployment guide explains/)).toBeTruthy();
});
