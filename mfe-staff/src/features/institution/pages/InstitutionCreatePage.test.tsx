import { screen, waitFor, within } from '@testing-library/react';
import { axeViolations, fakeServer, enter, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component } from './InstitutionCreatePage.tsx';

const server = fakeServer();
const show = () => showPage(Component, { route: 'institution/create', role: 'sfari_admin' });
type User = ReturnType<typeof show>['user'];

const box = (name: RegExp) => screen.findByRole('textbox', { name });
async function fillIn(user: User) {
  await enter(/^Common name/, 'Lakeside University');
  await enter(/^Official name/, 'Trustees of Lakeside University');
  await enter(/^EIN/, '12-3456789');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await enter(/^First name/, 'Ines');
  await enter(/^Last name/, 'Moreau');
  await enter(/^Email$/, 'ines@lakeside.test');
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create institution' }));

test('the EIN is required in the words of the specification [C5.3.7]', async () => {
  const { user, container } = show();
  const ein = await box(/^EIN/);
  await submit(user);
  await waitFor(() => expect(ein.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(`${ein.id}-error`)?.textContent).toBe('Required field');
  expect(await axeViolations(container)).toEqual([]);
});

test('creates the institution with its official and domains, and goes to its page', async () => {
  server.on('POST /institution/', () => ({ status: 201, body: { id: 31, domains: ['lakeside.test'] } }));
  server.on('PATCH /institution/31/', { id: 31 });
  const { user } = show();
  await fillIn(user);
  await enter(/^Email domains/, 'lakeside.example,');
  await submit(user);
  expect((await screen.findByTestId('elsewhere')).textContent).toContain('/institution/31');
  expect(server.sent[0]?.body).toEqual({
    institution_data: {
      name: 'Lakeside University',
      official_name: 'Trustees of Lakeside University',
      ein: '12-3456789',
      nonprofit: true,
      status: 2,
    },
    io_data: { first_name: 'Ines', last_name: 'Moreau', email: 'ines@lakeside.test', phone_number: null },
  });
  expect(server.sent[1]?.body).toEqual({ domains: ['lakeside.test', 'lakeside.example'] });
});

test('an EIN that exists opens its modal with support and help page [C8.3.3]', async () => {
  server.on('POST /institution/', () => ({
    status: 400,
    body: { 'institution_data.ein': ['EIN already exists'] },
  }));
  const { user } = show();
  await fillIn(user);
  await submit(user);
  const modal = await screen.findByRole('alertdialog', { name: 'EIN already exists' });
  expect(within(modal).getByRole('link', { name: 'support@portal.test' })).toBeTruthy();
  expect(within(modal).getByRole('link', { name: 'help page' }).getAttribute('href')).toMatch(/^https/);
  expect(await axeViolations(modal)).toEqual([]);
});

test('no second institution of one EIN: a match by it can only be opened [C8.3.4]', async () => {
  server.on('POST /institution/', () => ({ status: 400, body: { confirm_duplicate_domain: ['x'] } }));
  server.on('GET /institution/suggested/', {
    results: [
      { id: 4, display_name: 'Lakeside', ein: '12-3456789', status: 3, matched: ['ein'], may_join: false },
    ],
  });
  const { user } = show();
  await fillIn(user);
  await submit(user);
  const modal = await screen.findByRole('dialog', { name: 'Suggested Institutions' });
  expect(within(modal).getByRole('link', { name: 'Open it Lakeside' }).getAttribute('href')).toBe(
    '/institution/4',
  );
  expect(within(modal).queryByRole('button', { name: /create anyway/ })).toBeNull();
});
